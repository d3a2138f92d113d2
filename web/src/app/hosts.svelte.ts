// The two places where tables live, each started when it is first needed.
import type { Host } from '../host/host';
import { LocalHost } from '../host/local_host';
import { SocketHost } from '../host/socket_host';
import type { Lost } from '../keep/tables';
import type { Where } from './page';
import { preferences } from './preferences.svelte';
import { renewal } from './renewal.svelte';

class Hosts {
  lost: Lost | null = $state(null); // games of this device end with the visit

  readonly server = new SocketHost(undefined, () => (preferences.account = null));
  readonly device = new LocalHost(
    (what) => {
      this.lost = what;
      renewal.held = true;
    },
    () => void renewal.look(), // a part of the client may be gone
  );
}

export const hosts = new Hosts();

export const hostAt = (where: Where): Host => (where === 'server' ? hosts.server : hosts.device);
