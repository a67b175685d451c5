import { isDeepStrictEqual } from 'node:util';
import { unlikeDescribed } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import {
  openNote,
  readCheckpoint,
  readVerifierKey,
  verifyBundle,
  verifyGrowth,
  type Checkpoint,
  type VerifierKey,
} from '@adjutant/seal';
import { BEGINNING } from '@adjutant/store';
import { countsOf } from './earlier-builds/counting.js';
import {
  bundleOf,
  bytesOf,
  differences,
  eventsIn,
  hashesIn,
  installationFrom,
  INSTALLATIONS,
  keptOf,
  keyOf,
  matchFileOf,
  otherFates,
  RECORDS,
  recordsIn,
  RUNNING,
  runningOf,
  shelfFor,
  SHELVED,
} from './earlier-builds/reading.js';
import { endOf, findingsOf, leftOutOf, statesOf } from './earlier-builds/saying.js';
import { advance, answer, at, command, run, SHELF, type Answer, type Running } from './running.js';
import { unlikeIn } from './held-events.js';
import { until } from './until.js';
import { personOn } from './staffed.js';

/** One state in so many is hashed here, counted from the last; a difference stays in every later one. */
const ONE_STATE_IN = 5;

/** One entry in so many is left out here, counted from the last; every one of them in the spec that runs with the services. */
const ONE_IN = 40;

describe.each(SHELVED)('what $name has left behind', ({ place, matches }) => {
  const shelf = shelfFor(place, matches);
  let server: Running;
  beforeAll(async () => {
    server = await run({ shelf });
  });
  afterAll(() => server.close());

  test.each(matches)('%s: entries lead to the state hashes that they led to', async (match) => {
    const events = await eventsIn(matchFileOf(place, match));
    const asked = (entry: number) => (events.length - 1 - entry) % ONE_STATE_IN === 0;
    const kept = keptOf(place, match).states.map((state, entry) => (asked(entry) ? state : ''));
    expect(differences('the state hash', kept, statesOf(shelf, events, asked))).toEqual([]);
  });

  test.each(matches)('%s: the same is found at every entry, and it brings the same ledger lines', async (match) => {
    const kept = keptOf(place, match);
    const now = findingsOf(shelf, await eventsIn(matchFileOf(place, match)));
    expect(differences('what is found', kept.findings, now.findings)).toEqual([]);
    expect(differences('the hash of its ledger lines', kept.lines, now.lines)).toEqual([]);
  });

  test.each(matches)('%s: without an entry the same others fall', async (match) => {
    const { attempts, leftOut } = keptOf(place, match);
    const account = { events: await eventsIn(matchFileOf(place, match)), attempts };
    const tried = leftOut.map((kept, entry) => ({ kept, entry })).toReversed();
    const some = tried.filter((_, index) => index % ONE_IN === 0);
    expect(some.flatMap(({ kept, entry }) => otherFates(entry, kept, leftOutOf(shelf, account, entry)))).toEqual([]);
  });

  test.each(matches)('%s: the match file comes in and goes out byte for byte, and its links hold', async (match) => {
    const text = matchFileOf(place, match);
    const taken = await imported(server, text);
    expect([taken.status, taken.body['outcome']]).toEqual([200, 'recorded']);
    expect(await textAt(server, `/api/matches/${match}/export`)).toBe(text);
    expect(await brokenLinks(server, someOf(keptOf(place, match).links))).toEqual([]);
  });

  test.each(matches)('%s: each event is as it is described today', async (match) => {
    expect(unlikeDescribed(MATCH.events, await eventsIn(matchFileOf(place, match)))).toEqual([]);
  });

  test.each(matches)('%s: the bundle is sound, with the very events of the match file', (match) => {
    const own = bundleOf(place, match).events.filter(({ stream }) => stream === `match-${match}`);
    expect(own.map(({ meta }) => meta.hash)).toEqual(hashesIn(matchFileOf(place, match)));
  });
});

describe.each(RECORDS)('$name', ({ place, file }) => {
  test('each event is as it is described today', () => {
    expect(recordsIn(place, file).flatMap(({ events }) => unlikeDescribed(MATCH.events, events))).toEqual([]);
  });

  test('each record is found what it was found, and ends in the state that it ended in', () => {
    const changed = recordsIn(place, file).flatMap(({ name, events, ...kept }) => {
      const now = endOf(SHELF, events);
      return [
        ...differences('what is found', kept.findings, now.findings),
        ...differences('the hash of its ledger lines', kept.lines, now.lines),
        ...(kept.state === now.state ? [] : [`the last state hash was ${kept.state}, is now ${now.state}`]),
      ].map((says) => `${name}: ${says}`);
    });
    expect(changed).toEqual([]);
  });
});

describe.each(INSTALLATIONS)('the installation of $name', ({ place, matches }) => {
  let server: Running;
  beforeAll(async () => {
    server = await run({ data: installationFrom(place) });
  });
  afterAll(() => server.close());

  test('says the same of every match, dispute, penalty and precedent', async () => {
    const kept: unknown = JSON.parse(bytesOf(place, 'counts.json.gz').toString());
    const now = async (): Promise<unknown> => JSON.parse(JSON.stringify(await countsOf(server)));
    // The lists are read from the log anew while the server answers already.
    await until(async () => isDeepStrictEqual(await now(), kept), 100);
    expect(await now()).toEqual(kept);
  });

  test('has recorded nothing that is not as it is described today', async () => {
    const all = await server.store.readAllBare(BEGINNING, 100_000);
    expect(all.length).toBeGreaterThan(0);
    expect(all.flatMap(({ stream, event }) => unlikeIn(stream, [event]))).toEqual([]);
  });

  test('has the log that it signed, and signs it on: each bundle made now holds what the one of then held', async () => {
    const key = readVerifierKey(keyOf(place)) as VerifierKey;
    for (const match of matches) {
      const then = bundleOf(place, match);
      const made = verifyBundle(Buffer.from(await textAt(server, `/api/matches/${match}/bundle`)), keyOf(place));
      if (!made.sound) throw new Error(`The bundle of ${match}, made now: ${made.fault.says}`);
      expect(made.bundle.events).toEqual(then.events);
      expect(made.bundle.header).toEqual(then.header);
      expect(await textAt(server, `/api/matches/${match}/export`)).toBe(matchFileOf(place, match));
      expect([match, verifyGrowth(made.bundle.checkpoint, noteOf(place, match), key)]).toMatchObject([
        match,
        { ok: true },
      ]);
    }
  });
});

describe.each(RUNNING)('the event that was under way on $name', ({ place }) => {
  const kept = runningOf(place);
  let server: Running;
  beforeAll(async () => {
    server = await run({ access: 'staffed', data: installationFrom(place), clock: () => kept.then + 60_000 });
  });
  afterAll(() => server.close());
  const nobody = () => personOn(server, undefined, 'visitor');
  const satDown = async (link: string) => {
    const { status, body } = await nobody().ask('POST', '/api/access/seat', { link });
    return { status, code: body['code'], person: personOn(server, String(body['token']), 'seated') };
  };
  const signedIn = async (name: string) => {
    const { body } = await nobody().ask('POST', '/api/access/sign-in', { name, password: kept.password });
    return personOn(server, String(body['token']), name);
  };

  test('goes on: played, ruled and signed in the same log; a link that was taken back stays so', async () => {
    expect(await satDown(kept.links.revoked)).toMatchObject({ status: 403, code: 'access/link-revoked' });
    const { person: ann } = await satDown(kept.links.A);
    const { person: bob } = await satDown(kept.links.B);
    for (const [person, one] of [
      [ann, advance()],
      [bob, command('ScoreVictoryPoints', { player: 'B', category: 'primary', points: 5, what: 'an objective' })],
    ] as const)
      expect(await person.send(kept.match, one)).toMatchObject({ status: 200, body: { outcome: 'recorded' } });
    const jo = await signedIn('Jo');
    const strike = { remedies: [{ kind: 'strike', entries: [6] }], because: 'Measured again.' };
    const ruled = await jo.ask('POST', `/api/disputes/${kept.dispute}/commands`, command('GiveRuling', strike));
    expect([ruled.status, ruled.body['detail']]).toEqual([200, undefined]);
    const { body } = await jo.get(`/api/matches/${kept.match}`);
    expect(body).toMatchObject({ struck: [6], board: { cp: { A: 1 }, vp: { B: 9 } } });

    const events = await server.store.read(`match-${kept.match}`);
    expect(events.some(({ meta }) => meta.hash === kept.heads[kept.match])).toBe(true);
    expect(await server.store.verifyAll()).toMatchObject({ intact: true });
    const olga = await signedIn('Olga Organizer');
    const made = String((await olga.get(`/api/matches/${kept.match}/bundle`)).body['text']);
    const verdict = verifyBundle(Buffer.from(made), kept.key);
    if (!verdict.sound) throw new Error(verdict.fault.says);
    const key = readVerifierKey(kept.key) as VerifierKey;
    const then = checkpointIn(kept.checkpoint, key);
    const grown = String((await olga.get(`/api/seal/checkpoint?from=${then.size}`)).body['text']);
    expect(verifyGrowth(then, grown, key)).toMatchObject({ ok: true, relation: 'newer' });
    expect(verdict.bundle.checkpoint.size).toBeGreaterThan(then.size);
  });
});

describe('a copy that somebody changed', () => {
  const [{ place, matches }] = SHELVED as [(typeof SHELVED)[number]];
  const match = matches[0] as string;

  test('is not what was kept: a bundle, a match file, a ledger, and what falls are each told, with the entry', async () => {
    const bundle = bytesOf(place, `${match}.bundle.jsonl.gz`);
    const forged = Buffer.from(bundle.toString().replace('"player":"A"', '"player":"B"'));
    expect(verifyBundle(forged, keyOf(place)).sound).toBe(false);
    const text = matchFileOf(place, match);
    await expect(eventsIn(text.replace('"player":"A"', '"player":"B"'))).rejects.toThrow(/line \d+/);

    const { states, attempts, leftOut } = keptOf(place, match);
    const events = await eventsIn(text);
    const last = events.length - 2;
    const without = differences('the state hash', states, statesOf(SHELF, events.toSpliced(last, 1)));
    expect(without[0]).toMatch(new RegExp(`^entry ${last}: the state hash was "[0-9a-f]{64}", is now `));
    const entry = leftOut.findIndex(({ corrected }) => corrected.otherwise.length > 1);
    const now = leftOutOf(SHELF, { events, attempts }, entry);
    const poorer = { ...now, corrected: { ...now.corrected, otherwise: now.corrected.otherwise.slice(0, -1) } };
    expect(otherFates(entry, now, poorer)).toEqual([
      expect.stringMatching(`^without entry ${entry}, corrected: otherwise`),
    ]);
  });
});

async function imported({ url }: Running, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/x-ndjson' };
  return answer(await fetch(`${url}/api/matches/import`, { method: 'POST', headers, body }));
}

async function textAt({ url }: Running, path: string): Promise<string> {
  const response = await fetch(`${url}${path}`);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${text}`);
  return text;
}

/** The newest, one from the middle, and the oldest: each has the record told to its place. */
function someOf<One>(all: readonly One[]): readonly One[] {
  return [...new Set([all.at(-1), all[all.length >> 1], all[0]])].filter((one): one is One => one !== undefined);
}

/** The links that say of themselves that they are not any more what they were made for. */
async function brokenLinks(server: Running, links: readonly string[]): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const link of links) {
    const { pathname, searchParams } = new URL(link, server.url);
    const path = `/api${pathname}/moments/${searchParams.get('entry')}?state=${searchParams.get('state')}`;
    const { body } = await server.get(path);
    if (at(body, 'held') !== true) broken.push(`${link}: ${String(at(body, 'says') ?? at(body, 'detail'))}`);
  }
  return broken;
}

function checkpointIn(note: string, key: VerifierKey): Checkpoint {
  const opened = openNote(note, key);
  const checkpoint = opened.ok ? readCheckpoint(opened.text) : undefined;
  if (!checkpoint) throw new Error(`No checkpoint of ${key.name}: ${note}`);
  return checkpoint;
}

function noteOf(place: string, match: string): string {
  const line = bytesOf(place, `${match}.bundle.jsonl.gz`).toString().trimEnd().split('\n').at(-2) ?? '';
  return (JSON.parse(line) as { readonly checkpoint: string }).checkpoint;
}
