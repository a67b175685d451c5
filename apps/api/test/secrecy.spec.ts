import { rmSync } from 'node:fs';
import { namedId } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import { commitment, digest, saltOf } from '@adjutant/seal';
import { openStore } from '@adjutant/store';
import { discards, draws, nightfall, NIGHT_SHELF, on, restOfTurn, sees, thinksAgain } from '@adjutant/testing/given';
import { jest } from '@jest/globals';
import { createApplication } from '../src/application.js';
import { LOCAL } from '@adjutant/access';
import type { Chance } from '@adjutant/event';
import { renderAudit } from '@adjutant/report';
import { Reports } from '../src/report/report.service.js';
import { folder, settingsIn } from './running.js';
import { watch } from './watching.js';

const AT = Date.UTC(2031, 4, 4, 12);
const MATCH = 'm';
const PLAYERS = {
  A: { id: 'ann', role: 'player' },
  B: { id: 'bob', role: 'player' },
  desk: { id: 'sam', role: 'scorekeeper' },
} as const;

/** A number of A's for each that the other telling has in its place: what is secret, and nothing else, differs. */
type Secrets = readonly [number, number, number, number, number];
const ONE: Secrets = [11, 12, 13, 32, 23];
const OTHER: Secrets = [32, 33, 22, 31, 12];

/**
 * A draws three, sends dice that came before and dice without what they need, gives one back for another and discards one.
 * Nothing that A holds is achieved; what B holds is seen at the end of B's turn, and so known to all.
 */
function story([one, two, three, four, five]: Secrets): readonly {
  readonly as: 'A' | 'B' | 'desk';
  readonly command: MatchCommand;
}[] {
  const more = (number: number) => (number === 22 ? { die: 3 } : number === 33 ? { bonus: 11 } : {});
  const a = (...commands: readonly MatchCommand[]) => commands.map((command) => ({ as: 'A' as const, command }));
  const b = (...commands: readonly MatchCommand[]) => commands.map((command) => ({ as: 'B' as const, command }));
  const desk = (...commands: readonly MatchCommand[]) => commands.map((command) => ({ as: 'desk' as const, command }));
  return [
    ...desk(...nightfall()),
    ...a(draws('A', one), draws('A', one), draws('A', two, more(two)), draws('A', three, more(three))),
    ...b(draws('A', two), draws('A', one, more(one)), discards('A', two), discards('A', three)),
    ...a(...restOfTurn('A'), discards('A', two), discards('A', 99), on),
    ...b(draws('B', 11), draws('B', 13), draws('B', 21), on, on, sees('B', 21), discards('B', 11), on),
    ...a(draws('A', four), thinksAgain('A', three), thinksAgain('A', two), draws('A', five, more(five)), on, on),
  ];
}

/** Everything that came out of a server, in the order in which it came. */
interface SentOut {
  readonly lines: readonly string[];
  /** What those may see who are entitled. */
  readonly entitled: string;
}

const QUERIES = [
  '',
  '/ledger',
  '/timeline',
  '/options',
  '/options?at=12',
  '/units',
  '/units?at=12',
  '/pending',
  '/replay',
  '/events',
  '/verify',
  '/attempts',
  '/export',
  '/why?player=A&figure=vp',
  '/why?player=A&figure=cp&at=20',
  '/why?player=B&figure=vp',
  '/difference?from=0',
  '/difference?from=6&to=12',
  '/moments',
  '/moments?at=entry:12',
  '/moments/8',
  '/first?player=A&when=vp-at-least:1',
  '/first?player=A&when=cp-below:5',
];

/** A question with who looks added to it. */
const lookedAt = (query: string, viewer: string): string => `${query}${query.includes('?') ? '&' : '?'}${viewer}`;
const SUPPOSE = { supposals: [{ leaveOut: [9] }], reading: 're-executed' };

/** Sends a story to a server of its own, with the clock, the ids and the chance of the other telling. */
async function tell(secrets: Secrets, commit: Chance['commit']): Promise<SentOut> {
  jest.useFakeTimers({ now: AT, doNotFake: [...TIMERS] });
  let drawn = 0;
  const chance: Chance = { commit, saltOf, seed: () => digest({ seed: (drawn += 1) }) };
  const settings = settingsIn(folder());
  const store = openStore(settings.store);
  const application = await createApplication({ settings, store, shelf: NIGHT_SHELF, chance });
  try {
    await application.listen(0, settings.host);
    const url = await application.getUrl();
    const lines: string[] = [];
    const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { 'x-correlation-id': 'same', ...init.headers },
      });
      const headers = [...response.headers].filter(
        ([name]) => name !== 'date' && name !== 'connection' && name !== 'keep-alive',
      );
      return JSON.stringify([path, response.status, headers, await response.text()]);
    };
    const post = (path: string, body: object) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (const [number, { as, command }] of story(secrets).entries()) {
      jest.setSystemTime(AT + number * 60_000);
      const sent = { commandId: namedId(`${MATCH} ${number}`), ...command, actor: PLAYERS[as] };
      const answer = await post(`/api/matches/${MATCH}/commands`, sent);
      // What A is told in answer to A's own commands is for A.
      if (as !== 'A' || answer.includes('"outcome\\":\\"recorded')) lines.push(answer);
      // Whoever knows the id of a command of A may try whether it was sent with these dice.
      if (as === 'A')
        lines.push(await post(`/api/matches/${MATCH}/commands`, { ...sent, ...draws('A', 21), actor: PLAYERS.B }));
    }
    for (const viewer of ['', 'viewer=B', 'viewer=spectator']) {
      for (const query of QUERIES) lines.push(await ask(`/api/matches/${MATCH}${lookedAt(query, viewer)}`));
      lines.push(await post(`/api/matches/${MATCH}/suppose?${viewer}`, SUPPOSE));
      lines.push(await post(`/api/matches/${MATCH}/suppose?${viewer}`, { ...SUPPOSE, reading: 'both' }));
    }
    // A report is packed, its hashes with it: only where they are the same can two be compared. Each server signs by itself.
    const audit = {
      ...(await application.get(Reports, { strict: false }).audit(MATCH, LOCAL)),
      seal: { says: '' },
    };
    if (commit === blind) lines.push((await renderAudit(audit)).toString('base64'));
    lines.push(await ask('/api/matches'), await ask('/api/docs-json'), await ask('/api/health'));
    for (const path of [`/api/matches/${MATCH}/live?lastEventId=-1`, '/api/live?lastEventId=']) {
      const watching = await watch(`${url}${path}`, { 'last-event-id': path.includes('m/live') ? '-1' : '' });
      const last = (await store.read(`match-${MATCH}`)).length;
      lines.push(JSON.stringify(await watching.start));
      lines.push(JSON.stringify(await watching.take(path.includes('m/live') ? last : 0)));
      watching.leave();
    }
    lines.push(await store.head());
    const entitled = await ask(`/api/matches/${MATCH}/timeline?viewer=A`);
    return { lines, entitled };
  } finally {
    jest.useRealTimers();
    await application.close();
    await store.close();
    rmSync(settings.data, { recursive: true, force: true });
  }
}

const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Looks at the salt alone: what then still differs does so because a secret got out some other way. */
const blind: Chance['commit'] = (_secret, salt) => digest({ salt });

/** Hashes by the order in which they first come. */
function withoutHashes(lines: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  const named = (hash: string): string =>
    seen.get(hash) ?? (seen.set(hash, `hash ${seen.size}`), `hash ${seen.size - 1}`);
  return lines.map((line) => line.replace(PACKED_LENGTH, '$1').replace(/[0-9a-f]{64}/g, named));
}

/** How long an answer is when it is packed depends on which digits its hashes have. */
const PACKED_LENGTH = /(\["content-encoding","\w+"\]),\["content-length","\d+"\]/;

describe('two matches that differ only in what A holds', () => {
  it('are the same to everybody but A and a judge, byte for byte, where commitments tell nothing', async () => {
    const [one, other] = [await tell(ONE, blind), await tell(OTHER, blind)];
    expect(other.lines).toEqual(one.lines);
    expect(one.entitled).not.toBe(other.entitled);
    expect(one.entitled).toContain('Errand 12');
  }, 60_000);

  it('are the same but for the hashes where commitments are what they are', async () => {
    const [one, other] = [await tell(ONE, commitment), await tell(OTHER, commitment)];
    expect(withoutHashes(other.lines)).toEqual(withoutHashes(one.lines));
    expect(other.lines).not.toEqual(one.lines);
    expect(other.lines.map(({ length }) => length)).toEqual(one.lines.map(({ length }) => length));
  }, 60_000);
});
