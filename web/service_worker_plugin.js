// Tells the service worker which files the client has: dist/sw.js is service_worker.js with the list and its digest.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const kept = /\.(html|js|css|wasm|woff2|svg|webmanifest)$/;
const rare = /cyrillic|greek|vietnamese/; // fetched when a page needs them

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'fogline-service-worker',
    apply: 'build',
    writeBundle({ dir }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => kept.test(name) && !rare.test(name) && name !== 'sw.js')
        .sort();
      const digest = createHash('sha256');
      for (const name of names) digest.update(`${name}\n`).update(readFileSync(`${dir}/${name}`));
      const worker = readFileSync(new URL('service_worker.js', import.meta.url), 'utf8')
        .replace("'__VERSION__'", `'${digest.digest('hex').slice(0, 16)}'`)
        .replace("'__FILES__'", JSON.stringify(names.map((name) => `/${name}`)));
      writeFileSync(`${dir}/sw.js`, worker);
    },
  };
}
