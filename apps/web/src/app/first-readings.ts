import { askEarly } from '../api/early.js';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Asks for what the page at an address reads first. */
export function readFirst(address: Address): void {
  if (address.pathname === '/seat' && address.hash.length > 1) void sitDown(decodeURIComponent(address.hash.slice(1)));
  else for (const path of firstReadings(address)) void askEarly(path);
}

/** Where the address is not enough to tell, nothing but who is here. */
export function firstReadings({ pathname, search }: Omit<Address, 'hash'>): readonly string[] {
  const me = '/access/me';
  if (pathname === '/' || pathname === '/matches') return [me, '/people'];
  const [, id, table] = /^\/matches\/([^/]+)(\/table)?\/?$/.exec(pathname) ?? [];
  const viewer = new URLSearchParams(search).get('as') ?? '';
  // To look as a judge is an act of its own, which comes before.
  if (id === undefined || viewer === 'judge') return [me];
  return [me, ...(table === undefined ? ofMatch(id, viewer) : ofTable(id, viewer)), '/people'];
}

function ofMatch(id: string, viewer: string): readonly string[] {
  const as = viewer === 'A' || viewer === 'B' ? `?viewer=${viewer}` : '';
  return [`/matches/${id}${as}`, `/matches/${id}/timeline${as}`];
}

/** Whoever has no seat there begins with the first player. */
function ofTable(id: string, viewer: string): readonly string[] {
  if (viewer !== 'A' && viewer !== 'B') return [`/matches/${id}`, `/matches/${id}/now?player=A`];
  return [`/matches/${id}?viewer=${viewer}`, `/matches/${id}/now?player=${viewer}&viewer=${viewer}`];
}

/** Whoever sits down sees the table next. */
async function sitDown(link: string): Promise<void> {
  const answer = await askEarly('/access/seat', { link }).catch(() => undefined);
  if (!answer?.ok) return;
  const { me } = (await answer.clone().json()) as SeatTaken;
  if (me.seat === null) return;
  for (const path of [...ofTable(encodeURIComponent(me.seat.match), me.seat.side), '/people']) void askEarly(path);
}

interface SeatTaken {
  readonly me: { readonly seat: { readonly match: string; readonly side: string } | null };
}
