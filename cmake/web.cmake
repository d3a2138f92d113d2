# The web client: the C++ of local games as WebAssembly (target `wasm`), then the pages in web/dist.
set(web ${PROJECT_SOURCE_DIR}/web)
set(npm ${PROJECT_SOURCE_DIR}/scripts/npm)

# The same sources for another machine. Of the system's headers it may only see Boost's.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/wasm/include)
file(CREATE_LINK ${Boost_INCLUDE_DIRS}/boost ${PROJECT_BINARY_DIR}/wasm/include/boost SYMBOLIC)
# Bulk memory, vectors and the like are in every browser since 2023.
set(wasm_flags --target=wasm32-wasi -std=c++23 -fno-exceptions -fno-rtti -ffp-contract=off -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror
    -DBOOST_SYSTEM_DISABLE_THREADS -DBOOST_NO_EXCEPTIONS
    -I${PROJECT_SOURCE_DIR}/src -isystem ${PROJECT_BINARY_DIR}/wasm/include)
set(wasm_sources ${PROJECT_BINARY_DIR}/shipped_board.cpp)
foreach(folder engine notation json record ai seating protocol room hall study wasm)
  file(GLOB sources CONFIGURE_DEPENDS src/${folder}/*.cpp)
  list(APPEND wasm_sources ${sources})
endforeach()
list(REMOVE_ITEM wasm_sources ${PROJECT_SOURCE_DIR}/src/json/digest.cpp)  # src/wasm/host.cpp instead
set(wasm_objects "")
foreach(source ${wasm_sources})
  cmake_path(GET source PARENT_PATH folder)
  cmake_path(GET folder FILENAME folder)
  cmake_path(GET source STEM name)
  set(object ${PROJECT_BINARY_DIR}/wasm/${folder}-${name}.o)
  set(optimise -Oz)  # a browser has to fetch it
  if(folder MATCHES "^(engine|ai)$" OR name STREQUAL measure)
    set(optimise -O3)
  endif()
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CMAKE_CXX_COMPILER} ${wasm_flags} ${optimise} -MD -MF ${object}.d -c ${source} -o ${object}
    DEPENDS ${source}
    DEPFILE ${object}.d
    COMMENT "Building ${folder}/${name} for wasm"
    VERBATIM)
  list(APPEND wasm_objects ${object})
endforeach()
set(wasm ${web}/src/host/fogline.wasm)
add_custom_command(
  OUTPUT ${wasm}
  COMMAND ${CMAKE_CXX_COMPILER} --target=wasm32-wasi -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576
          -Wl,--stack-first ${wasm_objects} -o ${wasm}
  DEPENDS ${wasm_objects}
  COMMENT "Linking fogline.wasm"
  VERBATIM)
add_custom_target(wasm DEPENDS ${wasm})

add_custom_command(
  OUTPUT ${web}/node_modules/.installed
  COMMAND ${npm} install --no-save --no-audit --no-fund
  COMMAND ${CMAKE_COMMAND} -E touch ${web}/node_modules/.installed
  DEPENDS ${web}/package.json ${web}/package-lock.json
  VERBATIM)

file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${web}/src/*.ts ${web}/src/*.svelte ${web}/src/*.css ${web}/src/*.ftl ${web}/public/*)
file(GLOB web_settings CONFIGURE_DEPENDS ${web}/*.ts ${web}/*.js ${web}/*.json ${web}/index.html)
add_custom_command(
  OUTPUT ${web}/dist/index.html
  COMMAND ${npm} run --silent build
  DEPENDS ${web}/node_modules/.installed ${wasm} ${web_sources} ${web_settings} ${PROJECT_SOURCE_DIR}/boards/san-francisco.json
  COMMENT "Building the web client"
  VERBATIM)
