import { join } from 'node:path';
import type { MatchCommand, Sealing } from '@adjutant/match';
import type { Shelf, Side } from '@adjutant/rules';
import { SEALING } from '@adjutant/scenarios';
import { commitment } from '@adjutant/seal';
import { readShelf } from '@adjutant/store';
import { by, discards, draws, nightfall, NIGHT_SHELF, on, StorelessMatch, thinksAgain } from '@adjutant/testing/given';
import type { Viewer } from '@adjutant/views';
import { Phone } from './built-phone.js';

type Looker = Exclude<Viewer, 'judge'>;
/** What each side draws: three, and another for the second of them. */
type Hand = readonly [number, number, number, number];
type Hands = { readonly [side in Side]: Hand };

/** A mission with sealed hands. */
interface Mission {
  readonly shelf: Shelf;
  readonly begun: readonly MatchCommand[];
  /** From the start of a turn to where a player throws one away, with nothing achieved, and on to the next turn. */
  readonly ending: (side: Side) => readonly MatchCommand[];
  readonly on: (to: Side) => MatchCommand;
  readonly again: (side: Side, number: number) => MatchCommand | null;
  readonly hands: readonly [Hand, Hand];
}

const dusk = (player: Side): readonly MatchCommand[] => [
  on,
  on,
  { type: 'RecordFact', data: { fact: 'dusk', player, data: { seen: [] } } },
];
const NIGHT: Mission = {
  shelf: NIGHT_SHELF,
  begun: nightfall(),
  ending: dusk,
  on: () => on,
  // Before the first dusk nobody can say what may be given back.
  again: (side, number) => (side === 'A' ? null : thinksAgain(side, number)),
  hands: [
    [11, 12, 13, 21],
    [31, 23, 32, 11],
  ],
};

const roster = (player: Side): MatchCommand => ({
  type: 'SubmitRoster',
  data: {
    player,
    roster: {
      ...{ faction: 'unknown', detachment: 'core-only' },
      units: [1, 2].map((one) => ({ id: `${player}${one}`, name: `Unit ${one}`, keywords: ['INFANTRY'] })),
    },
  },
});
const NOBODY = { A: 0, B: 0 };
const CLOAKED: Mission = {
  shelf: readShelf(join(import.meta.dirname, '..', '..', '..', 'libs', 'packs')),
  begun: [
    {
      type: 'OpenMatch',
      data: {
        ...{ title: 'Table 8', pack: { id: 'wh40k-8e' }, settings: { rosters: 'as-declared' } },
        seats: { A: { player: 'ann' }, B: { player: 'bob' } },
      },
    },
    roster('A'),
    roster('B'),
    { type: 'Choose', data: { choice: 'mission', option: 'mission/cloak-and-shadows' } },
    {
      type: 'AdoptSituation',
      data: {
        ...{ at: { round: 1, turn: 'A', step: 'turn-start' }, firstTurn: 'A' },
        balances: { A: { cp: 6 }, B: { cp: 6 } },
      },
    } as MatchCommand,
  ],
  ending: (player) => [
    { type: 'AdvancePhase', data: { player, to: { round: 1, turn: player, step: 'turn-end' } } },
    {
      type: 'RecordFact',
      data: {
        ...{ fact: 'turn-end', player },
        data: {
          ...{ control: {}, 'own-zone': { A: 2, B: 2 }, 'wholly-own-zone': { A: 2, B: 2 } },
          ...{ 'enemy-zone': NOBODY, 'wholly-enemy-zone': NOBODY, 'enemy-models': NOBODY },
          ...{ 'enemy-within-6': { A: 1, B: 1 }, 'enemy-within-12': { A: 1, B: 1 } },
        },
      },
    },
  ],
  on: (to) => ({
    type: 'AdvancePhase',
    data: { player: to === 'A' ? 'B' : 'A', to: { round: to === 'A' ? 2 : 1, turn: to, step: 'turn-start' } },
  }),
  again: (player, number) => ({
    type: 'UseStratagem',
    data: { player, stratagem: 'New Orders', roles: { objective: String(number) } },
  }),
  hands: [
    [11, 12, 13, 14],
    [21, 22, 23, 11],
  ],
};

/** A turn of each side, and the beginning of another. */
function commandsOf({ begun, ending, on: next, again }: Mission, hands: Hands): readonly MatchCommand[] {
  const turn = (side: Side): readonly MatchCommand[] => {
    const [one, given, other, instead] = hands[side];
    const drawn = [one, given, other].map((number) => draws(side, number));
    const back = again(side, given);
    const anew = back === null ? [] : [back, draws(side, instead)];
    return [...drawn, ...anew, ...ending(side), discards(side, one)];
  };
  return [...begun, ...turn('A'), next('B'), ...turn('B'), next('A')];
}

/** Commitments that say nothing of what they are made of, so that only what else tells of a secret makes a difference. */
const OF_SALTS: Sealing = {
  saltOf: SEALING.saltOf,
  commit: (_, salt) => commitment({ stream: '', owner: 'A', holds: {} }, salt),
};

/** The server of one of the twins. */
class Twin {
  readonly #entries: object[] = [];
  readonly #desk: StorelessMatch;
  looker: Looker = 'spectator';

  constructor(private readonly mission: Mission) {
    this.#desk = new StorelessMatch(mission.shelf, 'm', OF_SALTS);
  }

  take(command: MatchCommand): string {
    const before = this.#desk.events.length;
    const came = this.#desk.take(command);
    for (const [index, event] of this.#desk.events.slice(before).entries()) {
      const revision = before + index;
      const meta = { ...{ actor: by('scorekeeper').actor, occurredAt: AT, recordedAt: AT }, ...metaAt(revision) };
      this.#entries.push({ revision, ...event, meta });
    }
    return came;
  }

  readonly answer = (path: string): unknown => {
    const [, digest] = /^\/api\/packs\/pinned\/(\w+)$/.exec(path) ?? [];
    if (digest !== undefined) return this.mission.shelf.pinned(digest);
    const own = this.#desk.envelopes.filter(({ owner }) => owner === this.looker);
    if (path.includes('/envelopes')) return { match: 'm', envelopes: own };
    const from = Number(new URLSearchParams(path.split('?')[1]).get('from'));
    return { match: 'm', events: this.#entries.slice(from), next: null };
  };
}

const AT = '2026-11-24T10:00:00.000Z';
const metaAt = (revision: number) => ({ commandId: `c${revision}`, hash: String(revision).padStart(64, '0') });

/** What may be pressed on a phone, whether it may be recorded or not. */
function probesOf({ hands, again, ending }: Mission): readonly MatchCommand[] {
  const numbers = [...new Set(hands.flat())];
  const about = (side: Side, number: number) => [
    draws(side, number),
    discards(side, number),
    ...[again(side, number) ?? []].flat(),
  ];
  const sides = ['A', 'B'] as const;
  return sides.flatMap((side) => [...ending(side), ...numbers.flatMap((number) => about(side, number))]);
}

/** Everything that a phone tells of a match: its state, what can be pressed, every refusal, and what readers are told. */
async function toldBy(phone: Phone, twin: Twin, looker: Looker, probes: readonly MatchCommand[]) {
  twin.looker = looker;
  phone.serve = twin.answer;
  await phone.ask('sit', { match: 'm', asking: { viewer: looker, person: 'whoever' } });
  const hash = await phone.ask('hash', null);
  const now = [await phone.ask('now', { player: null, at: AT })];
  if (looker !== 'spectator') now.push(await phone.ask('now', { player: looker, at: AT }));
  const views = [];
  for (const what of ['', '/timeline']) views.push(await phone.ask('view', { what, at: AT }));
  const seat = { A: 'ann', B: 'bob', spectator: 'sam' }[looker];
  const actor = { id: seat, role: looker === 'spectator' ? 'scorekeeper' : 'player' } as const;
  const tried = [];
  for (const [index, command] of probes.entries()) {
    const id = `probe ${index}`;
    tried.push([command, await phone.ask('press', { id, command, actor, at: AT })]);
    await phone.ask('settle', { id, isRefused: true });
  }
  return { hash, now, views, tried, secret: await phone.ask('secret', probes) };
}

let phone: Phone;
beforeAll(async () => {
  phone = await Phone.begun();
});

/** Plays two matches side by side, and tells after each command whether a phone tells them alike. */
async function compared(mission: Mission, looker: Looker, hands: readonly [Hands, Hands]) {
  const [one, other] = [new Twin(mission), new Twin(mission)];
  const [commands, others] = [commandsOf(mission, hands[0]), commandsOf(mission, hands[1])];
  const probes = probesOf(mission);
  const alike: boolean[] = [];
  let secrets = 0;
  for (const [at, command] of commands.entries()) {
    expect([at, one.take(command), other.take(others[at] as MatchCommand)]).toEqual([at, 'recorded', 'recorded']);
    if (at < mission.begun.length) continue;
    const [here, there] = [await toldBy(phone, one, looker, probes), await toldBy(phone, other, looker, probes)];
    secrets += here.secret.filter(Boolean).length;
    alike.push(JSON.stringify(here) === JSON.stringify(there));
  }
  expect(secrets).toBeGreaterThan(0);
  return alike;
}

const both = ([one]: Mission['hands']): Hands => ({ A: one, B: one });
const missions = [
  ['an invented night', NIGHT],
  ['a mission of a real pack', CLOAKED],
] as const;

describe.each(missions)('%s', (_name, mission) => {
  const [one, other] = mission.hands;
  const otherwise: { readonly [looker in Looker]: Hands } = {
    A: { A: one, B: other },
    B: { A: other, B: one },
    spectator: { A: other, B: other },
  };

  test.each(['A', 'B', 'spectator'] as const)(
    'what %s may not know changes nothing of what a phone tells, decides or refuses',
    async (looker) => {
      const alike = await compared(mission, looker, [both(mission.hands), otherwise[looker]]);
      expect(alike).toEqual(alike.map(() => true));
    },
  );

  test('what a player holds does, so that a difference would be seen', async () => {
    expect(await compared(mission, 'B', [both(mission.hands), otherwise.A])).toContain(false);
  });
});
