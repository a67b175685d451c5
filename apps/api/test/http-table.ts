import { namedId } from '@adjutant/kernel';
import { nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { listAt, type Body } from './running.js';
import { staffed, type Person } from './staffed.js';
import type { Asker, Table } from './twins.js';

export interface HttpTable extends Table {
  close(): Promise<void>;
}

const LOOKS = [
  '',
  '/ledger',
  '/timeline',
  '/now',
  '/options',
  '/options?at=6',
  '/units?at=6',
  '/pending',
  '/replay',
  '/events',
  '/verify',
  '/attempts',
  '/export',
  '/moments',
  '/moments?at=entry:6',
  '/why?player=A&figure=vp',
  '/difference?from=0',
  '/first?player=A&when=cp-below:5',
];
/** When it was answered, and how the connection is kept, says nothing of what was asked. */
const BESIDE: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A staffed server that is asked over its sockets, by people with sessions: what comes back is compared with its headers. */
export async function httpTable(): Promise<HttpTable> {
  const event = await staffed({ shelf: NIGHT_SHELF, level: 'error' });
  const { server, organizer } = event;
  const staff = { sam: await event.hire('Sam', 'scorekeeper'), tom: await event.hire('Tom', 'scorekeeper') };
  const seats = new Map<string, Person>();
  const begin = async (match: string): Promise<void> => {
    const commands = nightfall().map((command, index) => ({ commandId: namedId(`begin ${index}`), ...command }));
    const { status, body } = await staff.tom.send(match, ...commands);
    if (status !== 200) throw new Error(JSON.stringify(body));
    for (const side of ['A', 'B'] as const) seats.set(`${side} ${match}`, await event.seatAt(match, side));
  };
  await begin('elsewhere');
  const tokenOf = (as: Asker | 'A', match: string): string | undefined => {
    if (as === 'visitor') return undefined;
    if (as === 'olga') return organizer.token;
    if (as === 'sam' || as === 'tom') return staff[as].token;
    return seats.get(as === 'elsewhere' ? 'A elsewhere' : `${as} ${match}`)?.token;
  };
  const ask = async (path: string, token: string | undefined, body?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      headers: {
        'x-correlation-id': 'same',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const headers = [...response.headers].filter(([name]) => !BESIDE.has(name));
    return { status: response.status, headers, body: await response.text() };
  };
  return {
    begin,
    send: (match, as, body) => ask(`/api/matches/${match}/commands`, tokenOf(as, match), body),
    looks: async (match, as) => {
      const token = as === 'B' ? tokenOf('B', match) : undefined;
      const told: unknown[] = [];
      for (const look of LOOKS)
        told.push(await ask(`/api/matches/${match}${look}${look.includes('?') ? '&' : '?'}viewer=${as}`, token));
      const { body } = await server.get('/api/matches?limit=100');
      return [...told, listAt(body, 'matches').find((one: Body) => one['id'] === match)];
    },
    stored: async (match) => (await server.store.read(`match-${match}`)).map(({ position: _, ...stored }) => stored),
    close: () => server.close(),
  };
}
