// Which page an address is. The server sends the client for every address that is neither a file nor its own, and
// the client reads the rest: so every page can be shared, kept and gone back to.

export type Where = 'server' | 'device';

const plain = ['new', 'lobby', 'learn', 'rules', 'replay', 'settings', 'account', 'about'] as const;
export type PlainName = (typeof plain)[number];

export type Page =
  | { name: 'home' }
  | { name: PlainName }
  | { name: 'table'; where: Where; id: string } // /t/ID on the server, /d/ID on this device
  | { name: 'missing' };

export function pageAt(path: string): Page {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { name: 'home' };
  const [first, id] = parts;
  if (parts.length === 2 && id && (first === 't' || first === 'd'))
    return { name: 'table', where: first === 't' ? 'server' : 'device', id };
  const name = plain.find((each) => each === first);
  return parts.length === 1 && name ? { name } : { name: 'missing' };
}

export function pathOf(page: Exclude<Page, { name: 'missing' }>): string {
  switch (page.name) {
    case 'home':
      return '/';
    case 'table':
      return `/${page.where === 'server' ? 't' : 'd'}/${page.id}`;
    default:
      return `/${page.name}`;
  }
}

// What somebody pasted to join a table: its link, or the part of it that names the table, with or without an invitation.
export function tableIn(text: string): { id: string; invite: string } | undefined {
  const found = /^(?:.*\/t\/)?([A-Za-z0-9_-]{4,64})(?:#([A-Za-z0-9_-]+))?\/?$/.exec(text.trim());
  return found ? { id: found[1]!, invite: found[2] ?? '' } : undefined;
}
