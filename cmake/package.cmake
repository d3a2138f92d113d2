# What is installed and how it becomes a Debian package; docs/decisions/0009-package.md has the reasons.

# On x86-64 the hot code lies in libraries beside the program, twice: for every processor, and for those of the last
# years (AVX2, BMI2). The system's loader takes the one that fits, from folders with these names.
set(FOGLINE_HOT OFF)
if(FOGLINE_PACKAGE AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  set(FOGLINE_HOT ON)
endif()
set(libraries ${PROJECT_BINARY_DIR}/lib/fogline)
set(newer glibc-hwcaps/x86-64-v3)

function(add_hot_library name)
  add_library(${name} SHARED ${ARGN})
  set_target_properties(${name} PROPERTIES OUTPUT_NAME fogline-${name} LIBRARY_OUTPUT_DIRECTORY ${libraries})
  add_library(${name}_newer SHARED ${ARGN})
  set_target_properties(${name}_newer PROPERTIES OUTPUT_NAME fogline-${name} LIBRARY_OUTPUT_DIRECTORY ${libraries}/${newer})
  # Exactly what its twin has, and one flag more.
  target_compile_options(${name}_newer PRIVATE $<TARGET_PROPERTY:${name},COMPILE_OPTIONS> -march=x86-64-v3)
  target_include_directories(${name}_newer PRIVATE $<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>)
  target_link_libraries(${name}_newer PRIVATE $<TARGET_PROPERTY:${name},LINK_LIBRARIES>)
  if(FOGLINE_UNITY)
    set_target_properties(${name}_newer PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
  endif()
  set_target_properties(${name} ${name}_newer PROPERTIES LINK_OPTIONS -Wl,-Bsymbolic-functions)
  set_target_properties(${name} ${name}_newer PROPERTIES INSTALL_RPATH $ORIGIN)
endfunction()

function(package_program)
  include(GNUInstallDirs)
  set(files ${PROJECT_SOURCE_DIR}/packaging)
  set_target_properties(fogline PROPERTIES INSTALL_RPATH $ORIGIN/../lib/fogline)
  if(NOT FOGLINE_HOT)
    set_target_properties(fogline PROPERTIES INSTALL_RPATH "")
  endif()

  # The program describes itself.
  set(made ${PROJECT_BINARY_DIR}/described)
  add_custom_command(
    OUTPUT ${made}/fogline.1.gz ${made}/fogline ${made}/_fogline ${made}/fogline.fish ${made}/changelog.gz
    COMMAND fogline manual | gzip -9n > ${made}/fogline.1.gz
    COMMAND fogline completion bash > ${made}/fogline
    COMMAND fogline completion zsh > ${made}/_fogline
    COMMAND fogline completion fish > ${made}/fogline.fish
    COMMAND gzip -9nc ${files}/changelog > ${made}/changelog.gz
    DEPENDS fogline ${files}/changelog)
  add_custom_target(described ALL DEPENDS ${made}/fogline.1.gz)

  install(TARGETS fogline RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  if(FOGLINE_HOT)
    install(TARGETS engine ai LIBRARY DESTINATION lib/fogline)
    install(TARGETS engine_newer ai_newer LIBRARY DESTINATION lib/fogline/${newer})
  endif()
  install(FILES ${made}/fogline.1.gz DESTINATION share/man/man1)
  install(FILES ${made}/fogline DESTINATION share/bash-completion/completions)
  install(FILES ${made}/_fogline DESTINATION share/zsh/vendor-completions)
  install(FILES ${made}/fogline.fish DESTINATION share/fish/vendor_completions.d)
  install(FILES ${made}/changelog.gz ${files}/copyright DESTINATION share/doc/fogline)
  install(FILES ${files}/fogline.service DESTINATION /lib/systemd/system)
  install(FILES ${files}/fogline.conf DESTINATION /etc)

  set(CPACK_GENERATOR DEB)
  set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/deb)
  set(CPACK_SET_DESTDIR ON)
  set(CPACK_INSTALL_PREFIX /usr)
  set(CPACK_STRIP_FILES ON)  # the names in a crash's stack are kept: they are what other libraries could link to
  set(CPACK_PACKAGE_CONTACT "The Fogline contributors <fogline@fogline.example>")
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
  set(CPACK_DEBIAN_PACKAGE_SECTION net)
  set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "cable-car board game with a server and a web client
Claim routes, ride the ferries as wild cards, join the places on your
secret tickets, collect tourist tokens: a board game for two to four
players, fifteen minutes a game.
.
The program is a server with its web client, a game in the terminal
against bots, and tools for game records and boards.")
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${libraries})
  set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
  set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
  set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${files}/postinst ${files}/prerm ${files}/postrm ${files}/conffiles)
  include(CPack)
endfunction()
