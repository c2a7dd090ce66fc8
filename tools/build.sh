# Sourced by the scripts: configures a preset and builds targets of it, quietly unless something goes wrong.

# build ROOT PRESET TARGET... ; BUILD_OPTIONS may hold further options for CMake.
build() {
  local root=$1 preset=$2
  shift 2
  local folder=$root/build/$preset log status=0
  mkdir -p "$folder"
  log=$(mktemp)
  local generator=()
  if [[ ! -f $folder/CMakeCache.txt ]] && command -v ninja >/dev/null; then generator=(-G Ninja); fi
  local jobs
  jobs=$(nproc)
  [[ -f $folder/CMakeCache.txt ]] || echo "Building in ${folder#"$PWD"/} (the first time takes a few minutes)"
  (
    cd "$root"
    cmake --preset "$preset" "${generator[@]}" "${BUILD_OPTIONS[@]}" &&
      cmake --build "$folder" --parallel "$jobs" --target "$@"
  ) >"$log" 2>&1 || status=$?
  if ((status)); then
    grep -n -m1 -A40 -E 'error|Error|FAILED' "$log" >&2 || tail -n 40 "$log" >&2
    echo "building $* (preset $preset) failed" >&2
  fi
  rm -f "$log"
  return "$status"
}

BUILD_OPTIONS=()
