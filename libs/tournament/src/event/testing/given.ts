import { fold, unlikeDescribed, type Occasion, type Role } from '@adjutant/kernel';
import { copied, frozen } from '@adjutant/testing/given';
import type { EventFacts } from '../../facts.js';
import { isPresentIn } from '../../presence.js';
import { TOURNAMENT } from '../context.js';
import type { CommandOf, TournamentCommand } from '../commands.js';
import { tournamentDecider, type TournamentDecider } from '../decider.js';
import type { Draft, Unpaired } from '../deciding/context.js';
import type { PackThere } from '../deciding/packs.js';
import type { EventOf, TournamentEvent } from '../events.js';
import type { Settings } from '../settings.js';
import type { TournamentState } from '../state/state.js';

export const NOON = '2031-05-04T12:00:00.000Z';
export const after = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

export const SEED = 'a seed of tests';
/** Stands for SHA-256 here: the decider only compares. */
const hash = (text: string): string =>
  [...text]
    .map((one) => one.codePointAt(0)?.toString(16))
    .join('')
    .padEnd(64, '0');
export const COMMITMENT = hash(SEED);

/** Neighbours by id, so that a test says who meets whom by whom it enters. Pairing has tests of its own. */
export function neighbours(
  { entrants }: EventFacts,
  round: number,
  { tables: hall }: Pick<Settings, 'tables'>,
): Draft | Unpaired {
  const here = entrants.filter((one) => isPresentIn(one, round));
  const given = here.flatMap(({ id, asked = [] }) =>
    asked.flatMap(({ round: of, kind }) => (of === round ? [{ player: id, kind }] : [])),
  );
  const paired = here.map(({ id }) => id).filter((id) => !given.some(({ player }) => player === id));
  if (paired.length < 2) return { unpaired: 'There are fewer than two players.', facts: { players: paired } };
  const tables = paired.flatMap((A, index) => {
    const B = paired[index + 1];
    return index % 2 === 0 && B !== undefined ? [{ table: hall?.[index / 2] ?? index / 2 + 1, A, B }] : [];
  });
  const last = paired.at(-1);
  const byes = paired.length % 2 === 1 && last !== undefined ? [{ player: last, kind: 'pairing' as const }] : [];
  return { engine: 'neighbours', tables, byes: [...byes, ...given] };
}

export const asks = (role: Role, minutes = 0): Occasion => {
  const now = after(minutes);
  return { now, occurredAt: now, actor: { id: role === 'system' ? 'liaison' : `the ${role}`, role } };
};
export const ORGANIZER = asks('organizer');
export const SERVER = asks('system');

export const PACKS: readonly PackThere[] = [
  { id: 'kites', release: 'first', missions: ['mission/ford'] },
  { id: 'kites', release: 'second', missions: ['mission/ford', 'mission/ridge'] },
  { id: 'marbles', release: 'first', missions: [] },
];

const POLICIES = ['mild', 'stern'];

export const decider: TournamentDecider = tournamentDecider({
  seed: SEED,
  hash,
  packs: PACKS,
  policies: POLICIES,
  draft: neighbours,
});

export const command = <Type extends TournamentCommand['type']>(
  type: Type,
  data: CommandOf<Type>['data'],
): CommandOf<Type> => ({ type, data }) as CommandOf<Type>;
export const event = <Type extends TournamentEvent['type']>(type: Type, data: EventOf<Type>['data']): EventOf<Type> =>
  ({ type, data }) as EventOf<Type>;

export const PLAN = { name: 'The open', rounds: 3, checkIn: false };
export const SETTINGS = { ...PLAN, seedCommitment: COMMITMENT };
export const SET_UP = event('TournamentSetUp', SETTINGS);
export const entered = (player: string, more: Partial<EventOf<'PlayerEntered'>['data']> = {}): TournamentEvent =>
  event('PlayerEntered', { player, groups: {}, from: 1, waits: false, ...more });
export const FOUR = [SET_UP, ...['ann', 'bob', 'cy', 'di'].map((one) => entered(one))];

const TABLES = [
  { table: 1, A: 'ann', B: 'bob' },
  { table: 2, A: 'cy', B: 'di' },
];
export const DRAFTED = event('RoundDrafted', { round: 1, engine: 'neighbours', tables: TABLES, byes: [] });
export const PUBLISHED = event('RoundPublished', { round: 1, tables: TABLES, byes: [] });
export const ROUND_1 = [...FOUR, DRAFTED, PUBLISHED];

const WON = {
  decided: 'played',
  A: { outcome: 'win', figures: { vp: 80 } },
  B: { outcome: 'loss', figures: { vp: 60 } },
} as const;
export const toldOf = (table: number, more: Partial<EventOf<'TableResultTold'>['data']> = {}): TournamentEvent =>
  event('TableResultTold', {
    round: 1,
    table,
    publication: 1,
    said: WON,
    sure: 'confirmed',
    at: NOON,
    late: false,
    ...more,
  });
export const tells = (table: number, more: Partial<CommandOf<'TellResult'>['data']> = {}): CommandOf<'TellResult'> =>
  command('TellResult', { round: 1, table, publication: 1, said: WON, sure: 'confirmed', ...more });
export const CLOSED = event('RoundClosed', { round: 1, unconfirmed: [], disputed: [] });
export const REVEALED = event('SeedRevealed', { seed: SEED });

interface Outcome {
  then(...events: readonly TournamentEvent[]): void;
  thenRefused(code: string, facts?: object): void;
  thenAlready(): void;
}

/** One case: a record, a command, and what comes of it. The laws are checked after each. */
export function given(...events: readonly TournamentEvent[]) {
  return {
    when(asked: TournamentCommand, occasion: Occasion = ORGANIZER): Outcome {
      const state = frozen(fold(decider, frozen(events)));
      const decision = decider.decide(frozen(asked), state, frozen(occasion));
      const produced = decision.outcome === 'recorded' ? decision.events : [];
      expect(unlikeDescribed(TOURNAMENT.events, produced)).toEqual([]);
      checkLaws([...events, ...produced], asked, occasion);
      return {
        then: (...expected) => expect(decision).toEqual({ outcome: 'recorded', events: expected }),
        thenAlready: () => expect(decision).toEqual({ outcome: 'already' }),
        thenRefused: (code, facts = {}) =>
          expect(decision).toMatchObject({ outcome: 'refused', refusal: { code, facts } }),
      };
    },
  };
}

/** What holds of every record: plain JSON, told the same in parts; and what is decided is decided the same again. */
export function checkLaws(events: readonly TournamentEvent[], asked: TournamentCommand, occasion: Occasion): void {
  const whole = fold(decider, events);
  expect(copied(whole)).toStrictEqual(whole);
  expect(copied(events)).toStrictEqual(events);
  const parts = events.reduce<TournamentState>(
    (state, one) => frozen(decider.evolve(copied(state), one)),
    decider.initial,
  );
  expect(parts).toStrictEqual(whole);
  const once = decider.decide(asked, whole, occasion);
  expect(decider.decide(copied(asked), copied(whole), occasion)).toStrictEqual(once);
}
