import { is, leaves, type Static } from '@adjutant/kernel';
import { keptBy } from '../kept-by.js';
import { withId } from '../with-id.js';

/**
 * Within a step the players may take turns of one unit each: a slot is the time of one unit. `placement` puts units on the
 * table that stand in one of the places `from`; `activation` lets each unit act once a round that stands in one of them.
 */
export const Slots = is.object(
  {
    of: is.oneOf(['activation', 'placement']),
    from: is.many(is.object({ location: is.anyText(), fromRound: is.optional(is.anyWhole()) })),
  },
  { name: 'Slots' },
);
export type Slots = Static<typeof Slots>;

/** One step of a turn or of a round. Steps that are not phases (turn start, round close) carry `phase: false`. */
export interface Step {
  readonly id: string;
  readonly name: string;
  readonly phase?: boolean;
  readonly slots?: Slots;
  /** Steps inside it that come after its opening one; a place that names none of them is the opening one. */
  readonly steps?: readonly Part[];
}

/** A step inside a phase. */
export interface Part {
  readonly id: string;
  readonly name: string;
  /** The phase is over then: what may be done in it may not be done any more. */
  readonly over?: boolean;
  /** A press that names no step inside stops here on its way, instead of passing it. */
  readonly stops?: boolean;
  /** It is what people mean who write down the name of the whole step. */
  readonly usual?: boolean;
}

/** The turn order of a game as data: each battle round has its own opening and closing steps around one turn per player. */
export interface Sequence {
  readonly rounds: number;
  /** Before the first round, as round 0: putting the armies on the table. */
  readonly setUp?: readonly Step[];
  readonly roundStart?: readonly Step[];
  readonly turn: readonly Step[];
  readonly roundEnd?: readonly Step[];
  /** After the last step of the last round: what belongs to the battle as a whole, and to no round. */
  readonly battleEnd?: readonly Step[];
  /** Whether the first turn is decided anew in each battle round; where nobody does, the order before stays. */
  readonly order?: 'fixed' | 'each-round';
  /** Who may declare that a step is over. */
  readonly advancedBy: 'anyone' | 'active-player';
}

export const SIDES = ['A', 'B'] as const;

/** One of the two seats at the table. */
export const Side = is.oneOf(SIDES);
export type Side = Static<typeof Side>;

/** A place in the battle. `turn` is null in the steps of a round that belong to nobody. */
export const Clock = is.object(
  {
    round: leaves(
      is.whole({
        most: 99,
        says: 'Battle round, from 1; 0 while armies are put on the table, in games that record that.',
      }),
    ),
    turn: leaves(
      is.oneOf([...SIDES, null], {
        must: 'be A, B or null',
        says: 'Whose turn; null in steps that belong to nobody.',
      }),
    ),
    step: leaves(is.name({ says: 'Id of a step of the turn, such as a phase.' }), 'a word'),
    slot: leaves(
      is.optional(
        is.whole({
          says: 'Number of the slot within the step, in games that alternate unit by unit. Then `turn` is the player on turn.',
        }),
      ),
    ),
    part: leaves(
      is.optional(
        is.name({ says: 'The step inside the step, in games that have such; its opening one where it is left out.' }),
      ),
      'a word',
    ),
  },
  { name: 'Clock' },
);
export type Clock = Static<typeof Clock>;

export function opponentOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** Who has the first turn from a battle round on, and who decided that; null where nobody did. */
export interface TurnOrder {
  readonly round: number;
  readonly first: Side;
  readonly by: Side | null;
}

/** Who had the first turn of a battle round; null before the first one that is known. */
export function firstOf(orders: readonly TurnOrder[], round: number): TurnOrder | null {
  return orders.findLast((one) => one.round <= round) ?? null;
}

export function sameClock(one: Clock | null, other: Clock | null): boolean {
  return one?.round === other?.round && one?.turn === other?.turn && one?.step === other?.step;
}

export function sameTurn(one: Clock | null, other: Clock | null): boolean {
  return one?.round === other?.round && one?.turn === other?.turn;
}

/** The step of a place. */
export function stepOf(sequence: Sequence, id: string | undefined): Step | undefined {
  return withId(allSteps(sequence), id);
}

export const allSteps = keptBy((sequence: Sequence): readonly Step[] => {
  const { setUp = [], roundStart = [], turn, roundEnd = [], battleEnd = [] } = sequence;
  return [...setUp, ...roundStart, ...turn, ...roundEnd, ...battleEnd];
});

/** Whether two places lie in one step, in whatever part of it and whoever has its slot. */
export function sameStep(sequence: Sequence, one: Clock, other: Clock): boolean {
  if (one.round !== other.round || one.step !== other.step) return false;
  return one.turn === other.turn || stepOf(sequence, one.step)?.slots !== undefined;
}

/**
 * Turns counted through the battle: the first one is 1, the time before the battle 0. The steps that close a round count
 * with the turn that comes next, those that open one with its first turn.
 */
export function turnNumber(sequence: Sequence, clock: Clock | null, firstTurn: Side): number {
  if (!clock) return 0;
  const first = 2 * clock.round - 1;
  if (clock.turn !== null) return clock.turn === firstTurn ? first : first + 1;
  const { roundEnd = [], battleEnd = [] } = sequence;
  return [...roundEnd, ...battleEnd].some((step) => step.id === clock.step) ? first + 2 : first;
}

function lap(sequence: Sequence, round: number, firstTurn: Side): Clock[] {
  const places = (steps: readonly Step[] | undefined, turn: Side | null): Clock[] =>
    (steps ?? []).map((step) => ({ round, turn, step: step.id }));
  if (round === 0) return places(sequence.setUp, null);
  return [
    ...places(sequence.roundStart, null),
    ...places(sequence.turn, firstTurn),
    ...places(sequence.turn, opponentOf(firstTurn)),
    ...places(sequence.roundEnd, null),
    ...(round === sequence.rounds ? places(sequence.battleEnd, null) : []),
  ];
}

export function firstPlace(sequence: Sequence, firstTurn: Side): Clock {
  const [first] = [...lap(sequence, 0, firstTurn), ...lap(sequence, 1, firstTurn)];
  if (!first) throw new Error('a turn order needs at least one step');
  return first;
}

/** The next place, or null when the last step of the last round is over. */
export function nextPlace(sequence: Sequence, clock: Clock, firstTurn: Side): Clock | null {
  const round = lap(sequence, clock.round, firstTurn);
  const here = round.findIndex((place) => sameStep(sequence, place, clock));
  const next = round[here + 1];
  if (next) return next;
  return clock.round < sequence.rounds ? (lap(sequence, clock.round + 1, firstTurn)[0] ?? null) : null;
}

/** Where a press goes that names no place: to the next part of the phase that it stops at, or to the next place. */
export function placeOnward(sequence: Sequence, from: Clock, firstTurn: Side): Clock | null {
  const stop = partsAhead(sequence, from).find(({ stops }) => stops);
  return stop ? { ...from, part: stop.id } : nextPlace(sequence, from, firstTurn);
}

/** Every place after `from` up to and including `to`; null when `to` does not lie ahead. */
export function placesUntil(sequence: Sequence, from: Clock, to: Clock, firstTurn: Side): Clock[] | null {
  const places: Clock[] = [];
  for (let place = nextPlace(sequence, from, firstTurn); place; place = nextPlace(sequence, place, firstTurn)) {
    places.push(place);
    if (sameStep(sequence, place, to)) return places;
  }
  return null;
}

/** A slot has a number in a step that alternates, and nowhere else. */
function slotFits(sequence: Sequence, { step, slot }: Clock): boolean {
  if (slot === undefined) return true;
  return stepOf(sequence, step)?.slots !== undefined && Number.isSafeInteger(slot) && slot >= 1;
}

/** Where in a step a place lies: 0 in its opening part, -1 in a part that it does not have. */
export function partIndex(sequence: Sequence, { step, part }: Clock): number {
  if (part === undefined) return 0;
  const index = (stepOf(sequence, step)?.steps ?? []).findIndex((one) => one.id === part);
  return index === -1 ? -1 : index + 1;
}

/** The steps inside a step up to a place in it; those behind `from`, where the battle stands in that step already. */
export function partsUpTo(sequence: Sequence, to: Clock, from: Clock | null): readonly Part[] {
  const parts = stepOf(sequence, to.step)?.steps ?? [];
  return parts.slice(from ? partIndex(sequence, from) : 0, partIndex(sequence, to));
}

/** The steps inside a step that still lie ahead of a place in it. */
export function partsAhead(sequence: Sequence, from: Clock): readonly Part[] {
  return (stepOf(sequence, from.step)?.steps ?? []).slice(partIndex(sequence, from));
}

export function partOf(sequence: Sequence, clock: Clock | null): Part | undefined {
  if (clock?.part === undefined) return undefined;
  return stepOf(sequence, clock.step)?.steps?.find((one) => one.id === clock.part);
}

/** A place whose step is the name of a step inside another: that one, in the words of the clock. */
export function placeMeant(sequence: Sequence, clock: Clock): Clock {
  if (clock.part !== undefined || stepOf(sequence, clock.step)) return clock;
  const around = allSteps(sequence).find((step) => step.steps?.some((one) => one.id === clock.step));
  return around ? { ...clock, step: around.id, part: clock.step } : clock;
}

export function isPlace(sequence: Sequence, clock: Clock, firstTurn: Side): boolean {
  if (!Number.isInteger(clock.round) || clock.round < 0 || clock.round > sequence.rounds) return false;
  if (!slotFits(sequence, clock) || partIndex(sequence, clock) === -1) return false;
  return lap(sequence, clock.round, firstTurn).some((place) => sameStep(sequence, place, clock));
}

/** Whether a place lies in a phase; steps that say `phase: false` are none. */
export function isPhase(sequence: Sequence, clock: Clock | null): boolean {
  return stepOf(sequence, clock?.step)?.phase ?? true;
}

export function stepName(sequence: Sequence, id: string): string {
  return stepOf(sequence, id)?.name ?? id;
}

/** `R2.B.Fight`, the way judges write it down; with `#3` behind it for the third slot of a step. */
export function clockText(sequence: Sequence, clock: Clock): string {
  const turn = clock.turn ? `.${clock.turn}` : '';
  const slot = clock.slot === undefined ? '' : `#${clock.slot}`;
  const name = partOf(sequence, clock)?.name ?? stepName(sequence, clock.step);
  return `R${clock.round}${turn}.${name}${slot}`;
}
