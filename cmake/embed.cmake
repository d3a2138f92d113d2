# embed_files(FOLDER OUT): compiles all files below FOLDER in; OUT becomes the sources to add. See src/server/pages.cpp.
function(embed_files folder out)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*)
  set(assembly ".section .rodata\n")
  set(labels "")
  set(table "")
  set(number 0)
  foreach(file ${files})
    string(APPEND assembly
           ".global page_${number}\n.global page_${number}_end\npage_${number}:\n.incbin \"${folder}/${file}\"\npage_${number}_end:\n")
    string(APPEND labels "extern \"C\" const char page_${number}[], page_${number}_end[];\n")
    string(APPEND table "    {\"${file}\", page_${number}, page_${number}_end},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  string(APPEND assembly ".section .note.GNU-stack,\"\",@progbits\n")
  set(absolute ${files})
  list(TRANSFORM absolute PREPEND ${folder}/)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/embedded_files.S CONTENT "${assembly}" @ONLY)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/embedded_files.cpp CONTENT
       "struct EmbeddedFile {\n    const char *name, *begin, *end;\n};\n${labels}extern const EmbeddedFile kEmbeddedFiles[];\nextern const unsigned kEmbeddedFileCount;\nconst EmbeddedFile kEmbeddedFiles[] = {\n${table}};\nconst unsigned kEmbeddedFileCount = ${number};\n"
       @ONLY)
  set_source_files_properties(${PROJECT_BINARY_DIR}/embedded_files.S PROPERTIES OBJECT_DEPENDS "${absolute}")
  set(${out} ${PROJECT_BINARY_DIR}/embedded_files.S ${PROJECT_BINARY_DIR}/embedded_files.cpp PARENT_SCOPE)
endfunction()
