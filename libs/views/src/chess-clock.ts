import { ChessClockTerms, is, type Static } from '@adjutant/kernel';
import {
  clockCall,
  decideMatch,
  nextNumber,
  outAt,
  remaining,
  spentBetween,
  RUNNING,
  totalOf,
  usedAt,
  type ChessClock,
  type MatchCommand,
  type MatchOccasion,
  type OpenedState,
  type Times,
  type TimesByTurn,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';

const Spent = is.object(
  { A: is.anyWhole(), B: is.anyWhole(), neutral: is.anyWhole() },
  { name: 'TimesSpent', says: 'Milliseconds by whose they are.' },
);
const Running = is.oneOf(RUNNING);

export const ClockPress = is.object(
  {
    type: is.word<'PassTime' | 'PauseTime' | 'SetChessClock'>(),
    to: is.optional(Running),
    no: is.optional(is.anyText({ says: 'Why not; left out where it can be pressed.' })),
  },
  { name: 'ClockPress', says: 'What can be pressed on a chess clock.' },
);

export type ClockPress = Static<typeof ClockPress>;

/** The chess clock of a match at a moment: the same for everybody. */
export const ChessClockView = is.object(
  {
    now: is.anyWhole({
      says: 'The clock of the server as it answers, in milliseconds since 1970: a page sets its own by it.',
    }),
    at: is.anyWhole({ says: 'The moment that everything here is told for.' }),
    revision: is.anyWhole(),
    terms: is.orNull(ChessClockTerms, { says: 'Null where the match has no chess clock.' }),
    runs: is.orNull(Running, { says: 'Whose time runs; null: nobody’s.' }),
    turn: is.anyText({ says: 'The turn that what runs belongs to: `R0` before the battle, `R2.B`.' }),
    paused: is.orNull(is.oneOf(['asked', 'call', 'end'])),
    left: is.object(
      { A: is.anyWhole(), B: is.anyWhole(), neutral: is.orNull(is.anyWhole()) },
      { says: 'Milliseconds left at `at`; below nothing once it has run out. Null: without a limit.' },
    ),
    spent: Spent,
    turns: is.many(is.object({ turn: is.anyText(), spent: Spent }), { says: 'What was used in each turn.' }),
    out: is.many(Running, { says: 'Whose time has run out.' }),
    says: is.optional(is.anyText({ says: 'What the event says of a player whose time has run out.' })),
    since: is.optional(
      is.object(
        {
          entry: is.anyWhole(),
          spent: Spent,
          given: is.optional(
            is.object(
              { A: is.anyWhole(), B: is.anyWhole() },
              { says: 'Milliseconds that were given in the call, where one was named.' },
            ),
          ),
        },
        {
          says: 'What each has used since an entry was recorded, up to the pause for a call where one is named; where that was asked for.',
        },
      ),
    ),
    presses: is.object(
      { player: is.many(ClockPress), judge: is.many(ClockPress) },
      { says: 'What people at the table can press, and what a judge can.' },
    ),
  },
  { name: 'ChessClockView' },
);
export type ChessClockView = Static<typeof ChessClockView>;

interface Since {
  readonly entry: number;
  readonly at: number;
  /** A call for a judge about it: what ran after its pause was not lost by it. */
  readonly dispute?: string | undefined;
}

/** What a chess clock is looked at with. */
export interface ClockLook {
  readonly shelf: Shelf;
  readonly at: number;
  readonly timing: MatchOccasion['timing'];
  /** What was used since an entry is asked for: its number, and when it was recorded. */
  readonly since?: Since | undefined;
}

const NOTHING = { runs: null, turn: 'R0', paused: null, turns: [], out: [] } as const;
const NO_TIME = { A: 0, B: 0, neutral: 0 } as const;

export function chessClockView(state: OpenedState, look: ClockLook): Omit<ChessClockView, 'now'> {
  const { at, timing, since } = look;
  const { chessClock: clock } = state;
  const presses = { player: pressesOf(state, 'player', look), judge: pressesOf(state, 'judge', look) };
  const told = { at, revision: nextNumber(state) - 1, presses };
  if (!clock) return { ...told, ...NOTHING, terms: null, left: { ...NO_TIME, neutral: null }, spent: NO_TIME };
  return {
    ...told,
    terms: clock.terms,
    runs: clock.runs,
    turn: clock.turn,
    paused: clock.paused?.cause ?? null,
    left: {
      A: remaining(clock, 'A', at) ?? 0,
      B: remaining(clock, 'B', at) ?? 0,
      neutral: remaining(clock, 'neutral', at),
    },
    ...timesSpent(clock, at),
    out: outAt(clock, at),
    ...(timing?.says === undefined ? {} : { says: timing.says }),
    ...(since && { since: sinceView(state, since, at) }),
  };
}

type SinceView = NonNullable<ChessClockView['since']>;

function sinceView(state: OpenedState, { entry, at: from, dispute }: Since, at: number): SinceView {
  if (dispute === undefined) return { entry, spent: spentBetween(state, from, at) };
  const { pausedAt = at, given } = clockCall(state, dispute);
  return { entry, spent: spentBetween(state, from, Math.max(from, pausedAt)), given };
}

/** What each has used up to a moment: of the whole match, and turn by turn. */
export function timesSpent(clock: ChessClock, at: number): Pick<ChessClockView, 'spent' | 'turns'> {
  const used = usedAt(clock, at);
  const turns = Object.entries(used).map(([turn, spent]) => ({ turn, spent }));
  return { spent: sumOf(used), turns };
}

function sumOf(used: TimesByTurn): Times {
  return { A: totalOf(used, 'A'), B: totalOf(used, 'B'), neutral: totalOf(used, 'neutral') };
}

const PRESSES: readonly MatchCommand[] = [
  ...RUNNING.map((to): MatchCommand => ({ type: 'PassTime', data: { to } })),
  { type: 'PauseTime', data: {} },
];
const A_CLOCK: MatchCommand = { type: 'SetChessClock', data: { per: 'game', minutes: 1 } };

/** Each is put to the decider of the match: what it refuses cannot be pressed, for that reason. */
function pressesOf(
  state: OpenedState,
  role: 'player' | 'judge',
  { shelf, at, timing }: ClockLook,
): readonly ClockPress[] {
  const now = new Date(at).toISOString();
  const occasion = { now, occurredAt: now, actor: { id: role, role }, ...(timing && { timing }) };
  return (state.chessClock ? PRESSES : [A_CLOCK]).flatMap((command) => {
    const decision = decideMatch(shelf, command, state, occasion);
    if (decision.outcome === 'already') return [];
    const to = command.type === 'PassTime' ? { to: command.data.to } : {};
    const no = decision.outcome === 'refused' ? { no: decision.refusal.message } : {};
    return [{ type: command.type as 'PassTime', ...to, ...no }];
  });
}
