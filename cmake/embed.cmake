# embed_files(FOLDER OUT DEPENDS ...): compiles in all files that lie below FOLDER when it is built; OUT becomes the
# sources to add. See src/server/pages.cpp. The second half of this file runs as a script of the build.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(embed_script ${CMAKE_CURRENT_LIST_FILE})
  function(embed_files folder out)
    cmake_parse_arguments(arg "" "" "DEPENDS" ${ARGN})
    set(made ${PROJECT_BINARY_DIR}/embedded_files.S ${PROJECT_BINARY_DIR}/embedded_files.cpp)
    add_custom_command(
      OUTPUT ${made}
      COMMAND ${CMAKE_COMMAND} -D FOLDER=${folder} -D OUT=${PROJECT_BINARY_DIR}/embedded_files -P ${embed_script}
      DEPENDS ${arg_DEPENDS} ${embed_script}
      VERBATIM)
    set(${out} ${made} PARENT_SCOPE)
  endfunction()
  return()
endif()

file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
set(assembly ".section .rodata\n")
set(labels "")
set(table "")
set(number 0)
foreach(file ${files})
  string(APPEND assembly
         ".global page_${number}\n.global page_${number}_end\npage_${number}:\n.incbin \"${FOLDER}/${file}\"\npage_${number}_end:\n")
  string(APPEND labels "extern \"C\" const char page_${number}[], page_${number}_end[];\n")
  string(APPEND table "    {\"${file}\", page_${number}, page_${number}_end},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUT}.S "${assembly}.section .note.GNU-stack,\"\",@progbits\n")
file(WRITE ${OUT}.cpp
     "struct EmbeddedFile {\n    const char *name, *begin, *end;\n};\n${labels}"
     "extern const EmbeddedFile kEmbeddedFiles[];\nextern const unsigned kEmbeddedFileCount;\n"
     "const EmbeddedFile kEmbeddedFiles[] = {\n${table}};\nconst unsigned kEmbeddedFileCount = ${number};\n")
