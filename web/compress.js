// Writes a gzipped copy beside every file of dist that gains by it; the server sends it to who can read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|wasm|svg|webmanifest)$/.test(name)) continue;
  writeFileSync(`dist/${name}.gz`, gzipSync(readFileSync(`dist/${name}`), { level: 9 }));
}
