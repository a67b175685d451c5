import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { essenceOf, foldWritten, MATCH, type MatchEvent, type MatchState } from '@adjutant/match';
import { runScenario, type Scenario, type Sent } from '@adjutant/scenarios';
import { digest } from '@adjutant/seal';
import { matchView, timelineOf, type TimelineAnswer } from '@adjutant/views';
import { eventView, readShelf, type EventView } from '@adjutant/store';
import { parse } from 'yaml';
import type { Tried } from '../src/engine/asked.js';
import { bundle, Phone } from './built-phone.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PACKS = join(ROOT, 'libs', 'packs');
const shelf = readShelf(PACKS);

/** A server that has one match after the other. */
class Served {
  events: EventView[] = [];
  state: MatchState = MATCH.initial;

  readonly answer = (path: string): unknown => {
    const [, digestAsked] = /^\/api\/packs\/pinned\/(\w+)$/.exec(path) ?? [];
    if (digestAsked !== undefined) return shelf.pinned(digestAsked);
    if (path.includes('/envelopes')) return { match: 'm', envelopes: [] };
    const from = Number(new URLSearchParams(path.split('?')[1]).get('from'));
    return { match: 'm', events: this.events.slice(from), next: null };
  };

  take({ answer }: Sent): void {
    if (answer.outcome !== 'recorded') return;
    this.events.push(...answer.events.map(eventView));
    const written = answer.events.map(({ event, meta }) => ({ event, by: meta.actor }));
    this.state = foldWritten(shelf, written, this.state);
  }
}

const ANYBODY = { match: 'm', asking: { viewer: 'spectator', person: 'local' } } as const;

interface Found {
  readonly otherwise: readonly string[];
  readonly commands: number;
  /** How many of them a phone leaves to the server. */
  readonly waited: number;
}

/** One phone for all matches: it sits down at one after the other. */
let phone: Phone;
beforeAll(async () => {
  phone = await Phone.begun();
});

/** A match on the server and on the phone, which is opened there when there is something to be seen. */
class Pair {
  readonly #served = new Served();

  async play(sent: Sent): Promise<{ readonly tried: Tried | null; readonly otherwise: readonly string[] }> {
    const { command, commandId: id, occasion } = sent;
    const begun = this.#served.events.length > 0;
    const pressed = { id, command, actor: occasion.actor, at: occasion.now };
    const tried = begun ? await phone.ask('press', pressed) : null;
    this.#served.take(sent);
    if (begun) await phone.ask('catchUp', null);
    else if (this.#served.events.length === 0) return { tried, otherwise: [] };
    else await this.#sit();
    await phone.ask('settle', { id, isRefused: false });
    const same = (await phone.ask('hash', null)) === digest(essenceOf(this.#served.state));
    const otherwise = [tried && differenceOf(tried, sent), same ? null : 'another state'];
    return { tried, otherwise: otherwise.flatMap((one) => (one === null ? [] : [`${command.type}: ${one}`])) };
  }

  /** What readers are told, here and by the server. */
  async toldOtherwise(): Promise<readonly string[]> {
    if (this.#served.events.length === 0) return [];
    await this.#sit();
    const { events: stored, state } = this.#served;
    const events = stored.map(({ type, data }) => ({ type, data }) as MatchEvent);
    const times = stored.map(({ meta }, entry) => ({ entry, recorder: meta.actor.id, occurredAt: meta.occurredAt }));
    const [match, timeline] = await Promise.all(
      ['', '/timeline'].map((what) => phone.ask('view', { what, at: '2026-11-23T10:00:00.000Z' })),
    );
    const said = [
      [match, matchView(shelf, 'm', state)],
      [textsOf(timeline), timelineOf(shelf, events, times).map(({ text }) => text)],
    ];
    const otherwise = said.map(([here, there]) => JSON.stringify(here) === JSON.stringify(there));
    return otherwise.flatMap((same, at) => (same ? [] : [`the view ${at} is another one`]));
  }

  #sit(): Promise<number> {
    phone.serve = this.#served.answer;
    return phone.ask('sit', ANYBODY);
  }
}

const textsOf = (timeline: object | null | undefined): readonly string[] =>
  (timeline as TimelineAnswer).entries.map(({ text }) => text);

/** What of a scenario a phone tells otherwise than the server. */
async function told(scenario: Scenario): Promise<Found> {
  const otherwise: string[] = [];
  const pairs = new Map<number, Pair>();
  let [commands, waited] = [0, 0];
  const { mismatches } = await runScenario(shelf, scenario, async (sent, match) => {
    const pair = pairs.get(match) ?? new Pair();
    pairs.set(match, pair);
    const played = await pair.play(sent);
    otherwise.push(...played.otherwise);
    commands += 1;
    if (played.tried?.outcome === 'waits' && !isSealed(sent)) waited += 1;
  });
  for (const pair of pairs.values()) otherwise.push(...(await pair.toldOtherwise()));
  return {
    otherwise: [...mismatches.map(({ what }) => `the scenario itself: ${what}`), ...otherwise],
    commands,
    waited,
  };
}

/** Whoever picks in secret leaves that to the server by nature: it alone seals. */
const isSealed = ({ answer }: Sent): boolean =>
  answer.outcome === 'recorded' && answer.events.some(({ event }) => 'sealed' in event.data);

function differenceOf(tried: Tried, { answer }: Sent): string | null {
  if (tried.outcome === 'waits') return null;
  if (answer.outcome === 'refused')
    return tried.outcome === 'refused' && tried.refusal.code === answer.refusal.code
      ? null
      : `${answer.refusal.code}, here ${JSON.stringify(tried)}`;
  return tried.outcome === 'shown' ? null : `recorded, here ${JSON.stringify(tried)}`;
}

const packs = [...new Set(shelf.packs.map(({ id }) => id))];

test.each(packs)('%s: a phone tells every scenario as the server does, to the same state hashes', async (pack) => {
  const folder = join(PACKS, pack, 'scenarios');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  let [commands, waited] = [0, 0];
  for (const name of files) {
    const found = await told(parse(readFileSync(join(folder, name), 'utf8')) as Scenario);
    expect([name, ...found.otherwise]).toEqual([name]);
    commands += found.commands;
    waited += found.waited;
  }
  expect(commands).toBeGreaterThan(files.length);
  expect(waited).toBeLessThan(commands / 10);
});

test('nothing of it asks for Node, and the compiler of schemas stays where packs are checked', () => {
  expect(bundle).not.toMatch(/["'`]node:|\brequire\(|\bprocess\.|ajv|json-schema\.org|jsonc/);
  // It is whole by itself: what it fetches later is asked for by readers without a line.
  expect(bundle).not.toMatch(/\bimport\s*[{"']|\bfrom\s*["']/);
});
