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
# Each folder is compiled as one file, because most of the time goes into the headers of libraries.
set(wasm_objects "")
function(wasm_object name optimise)  # SOURCE...
  set(includes "")
  foreach(source ${ARGN})
    string(APPEND includes "#include \"${source}\"\n")
  endforeach()
  set(unity ${PROJECT_BINARY_DIR}/wasm/${name}.cpp)
  file(CONFIGURE OUTPUT ${unity} CONTENT "${includes}" @ONLY)
  set(object ${PROJECT_BINARY_DIR}/wasm/${name}.o)
  add_custom_command(
    OUTPUT ${object}
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CMAKE_CXX_COMPILER} ${wasm_flags} ${optimise} -MD -MF ${object}.d -c ${unity} -o ${object}
    DEPENDS ${unity} ${ARGN}
    DEPFILE ${object}.d
    COMMENT "Building ${name} for wasm"
    VERBATIM)
  set(wasm_objects ${wasm_objects} ${object} PARENT_SCOPE)
endfunction()
set(source ${PROJECT_SOURCE_DIR}/src)
foreach(folder engine notation json record ai seating protocol room hall study wasm)
  file(GLOB sources CONFIGURE_DEPENDS ${source}/${folder}/*.cpp)
  list(REMOVE_ITEM sources ${source}/json/digest.cpp  # src/wasm/host.cpp instead
       ${source}/wasm/libraries.cpp ${source}/wasm/measure.cpp)
  set(optimise -Oz)  # a browser has to fetch it
  if(folder MATCHES "^(engine|ai)$")
    set(optimise -O3)
  endif()
  wasm_object(${folder} ${optimise} ${sources})
endforeach()
wasm_object(libraries -Oz ${source}/wasm/libraries.cpp)
wasm_object(measure -O3 ${source}/wasm/measure.cpp)
wasm_object(shipped_board -Oz ${PROJECT_BINARY_DIR}/shipped_board.cpp)
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
