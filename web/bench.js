// Random playouts a second, in WebAssembly and native: `scripts/npm run bench`. Build the program first.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const no = () => 8;
const host = { sha256: () => {}, random: () => {}, now: () => performance.now() };
const wasi = { fd_close: no, fd_seek: no, fd_write: no };
const { instance } = await WebAssembly.instantiate(readFileSync('src/host/fogline.wasm'), { host, wasi_snapshot_preview1: wasi });
instance.exports._initialize();

// The best of five runs, because the others were disturbed: as `fogline bench` does it.
function rate(seats) {
  let best = 0;
  for (let run = 0; run < 5; ++run) {
    const begin = process.cpuUsage().user;
    let games = 0;
    let seconds = 0;
    for (; seconds < 0.5; games += 1000) {
      instance.exports.playouts(seats, 1000);
      seconds = (process.cpuUsage().user - begin) / 1e6;
    }
    best = Math.max(best, games / seconds);
  }
  return best;
}

const native = JSON.parse(execFileSync('../build/release/fogline', ['bench', '--json'], { encoding: 'utf8' }));
console.log('seats     wasm   native  wasm/native');
for (const seats of [2, 3, 4]) {
  const [here, there] = [rate(seats), native.playout_games_per_second[seats]];
  console.log(`${seats} ${here.toFixed(0).padStart(12)} ${there.toFixed(0).padStart(8)} ${(here / there).toFixed(2).padStart(12)}`);
}
