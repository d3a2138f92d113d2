// Which page an address is. The server sends the client for every address that is neither a file nor its own, and
// the client reads the rest: so every page can be shared, kept and gone back to.

export type Where = 'server' | 'device';

export type Page =
  | { name: 'home' }
  | { name: 'table'; where: Where; id: string } // /t/ID on the server, /d/ID on this device
  | { name: 'missing' };

export function pageAt(path: string): Page {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { name: 'home' };
  const [first, id] = parts;
  if (parts.length === 2 && id && (first === 't' || first === 'd'))
    return { name: 'table', where: first === 't' ? 'server' : 'device', id };
  return { name: 'missing' };
}

export function pathOf(page: Exclude<Page, { name: 'missing' }>): string {
  switch (page.name) {
    case 'home':
      return '/';
    case 'table':
      return `/${page.where === 'server' ? 't' : 'd'}/${page.id}`;
  }
}
