import { fold } from '@adjutant/kernel';
import type { EventOf, TournamentEvent } from '../event/events.js';
import { isTimeOfTable } from '../event/members.js';
import { tournamentSentence } from '../event/sentence.js';
import { evolve } from '../event/state/evolve.js';
import { ABSENT_TOURNAMENT, roundOf, type OpenedTournament, type TournamentState } from '../event/state/state.js';
import type { ImpactsAnswer } from './impact-answer.js';
import { effectsIn, lastClosed, roundOfEffect, shownImpact, type EffectEvent, type NameOf } from './impacts.js';
import type { Entered } from './irregular.js';
import { withoutReason } from './reasons.js';

type Correction = ImpactsAnswer['corrections'][number];

/** What was told after its round was closed, and what it changed when it was told. */
export interface PastImpact {
  /** The first and the last of its entries: what it changed follows from the record up to there, whatever comes later. */
  readonly of: string;
  /** null where it changed nothing; left out where it is known already. */
  readonly correction?: Correction | null;
}

interface Working {
  readonly seed: string;
  /** Those that were worked out before: they are not worked out again. */
  readonly known: readonly string[];
}

/**
 * What was told after its round was closed, in the order in which it began, each with what it changed when it was told: results,
 * figures beside them and of the whole event, and what rulings and penalties do to standings. What changes no line there is no correction, but for the
 * result of a table.
 */
export function pastImpacts(
  record: readonly Entered[],
  { seed, known }: Working,
  names: NameOf,
): readonly PastImpact[] {
  const worked = new Set(known);
  const changes = Object.values(Object.groupBy(lateChanges(record), ({ of }) => of));
  return changes.flatMap((steps = []) => {
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last) return [];
    const of = `${first.entered.revision}-${last.entered.revision}`;
    return [worked.has(of) ? { of } : { of, correction: correctionBy(steps, { first, last, seed }, names) }];
  });
}

/** Those that changed something, the newest first. */
export const correctionsOf = (past: readonly PastImpact[]): ImpactsAnswer['corrections'] =>
  past.flatMap(({ correction }) => (correction ? [correction] : [])).toSorted((one, other) => other.entry - one.entry);

interface Steps {
  readonly first: LateChange;
  readonly last: LateChange;
  readonly seed: string;
}

function correctionBy(steps: readonly LateChange[], { first, last, seed }: Steps, names: NameOf): Correction | null {
  const { round, table, before } = first;
  const impact = shownImpact({ before, after: afterAll(steps, last), round, table, seed }, names);
  const told = steps.findLast(({ entered: { event } }) => isOfResult(event));
  // The end of a dispute that nothing came of is no correction, nor is more time on a clock.
  if (told === undefined && impact.lines.length === 0) return null;
  const { event, revision: entry, at, by } = (told ?? last).entered;
  return { entry, at, by, says: saysOf(event), impact };
}

/** Of figures that are told one after the other only these count: meanwhile somebody may have come, left or been paired. */
function afterAll(steps: readonly LateChange[], last: LateChange): OpenedTournament {
  if (!steps.every(({ entered }) => isOfWholeEvent(entered.event))) return last.after;
  const [first] = steps;
  return steps.reduce<TournamentState>(
    (so, { entered }) => evolve(so, entered.event),
    first!.before,
  ) as OpenedTournament;
}

/** That a match is void, or restored, is a correction by itself. */
const isOfVoid = ({ type }: TournamentEvent): boolean => type === 'TableVoidTold';

const isOfResult = ({ type }: TournamentEvent): boolean => type === 'TableResultTold' || type === 'TableVoidTold';

const isOfWholeEvent = ({ type, data }: TournamentEvent): boolean => type === 'FiguresTold' && data.round === undefined;

/**
 * Everybody reads this list: whom a penalty is of stands in the lines alone, and its story with whoever gave it; why a result was
 * assigned stands in the register.
 */
function saysOf(event: TournamentEvent): string {
  if (event.type === 'EffectTold') return 'A penalty or ruling counts in the standings.';
  if (isOfWholeEvent(event)) return 'Points of the whole event are told.';
  if (event.type === 'EffectLifted') return 'A penalty or ruling counts in the standings no longer.';
  return tournamentSentence(withoutReason(event));
}

interface LateChange {
  readonly entered: Entered;
  /** The same for what belongs together. */
  readonly of: number;
  readonly round: number;
  readonly table?: number;
  readonly before: OpenedTournament;
  readonly after: OpenedTournament;
}

function lateChanges(record: readonly Entered[]): readonly LateChange[] {
  let before = fold({ initial: ABSENT_TOURNAMENT, evolve }, []);
  const found: LateChange[] = [];
  for (const entered of record) {
    const after = evolve(before, entered.event);
    if (before.status !== 'absent' && after.status !== 'absent') {
      const at = placeOf(entered.event, before);
      if (at !== undefined) found.push({ ...at, entered, of: belongsTo(entered, at, found), before, after });
    }
    before = after;
  }
  return found;
}

type Place = Pick<LateChange, 'round' | 'table'>;

/** What was told of a round that was closed, or of the standings; undefined where it was neither. */
function placeOf(event: TournamentEvent, state: OpenedTournament): Place | undefined {
  switch (event.type) {
    case 'TableResultTold':
    case 'TableVoidTold':
      return event.data.late ? { round: event.data.round, table: event.data.table } : undefined;
    case 'TableDisputeTold': {
      const { round, table, open } = event.data;
      return !open && roundOf(state, round)?.status === 'closed' ? { round, table } : undefined;
    }
    case 'ResultAssigned':
      return event.data.late ? { round: event.data.round } : undefined;
    case 'FiguresTold':
      return placeOfFigures(event.data, state);
    case 'EffectTold':
    case 'EffectLifted':
      return weighsOnStandings(event, state) ? { round: roundOfEffect(event, state) } : undefined;
    default:
      return undefined;
  }
}

/** Those of the whole event count after the rounds that are closed; before that there is nothing to correct. */
function placeOfFigures({ round, late }: EventOf<'FiguresTold'>['data'], state: OpenedTournament): Place | undefined {
  if (round !== undefined) return late ? { round } : undefined;
  const closed = lastClosed(state);
  return closed > 0 ? { round: closed } : undefined;
}

const weighsOnStandings = (event: EffectEvent, state: OpenedTournament): boolean =>
  effectsIn(event, state).some((one) => !isTimeOfTable(one));

/**
 * A ruling says two things of its table, in either order: the result, and that it is disputed no more. They are one correction
 * where nothing else was told of it in between. Points of the whole event that are told one after the other are one as well.
 */
function belongsTo({ event }: Entered, { round, table }: Place, found: readonly LateChange[]): number {
  const before = found.at(-1);
  if (isOfWholeEvent(event) && before?.round === round && isOfWholeEvent(before.entered.event)) return before.of;
  const last = found.findLast((one) => table !== undefined && one.round === round && one.table === table);
  const isOther = last && last.entered.event.type !== event.type && ![last.entered.event, event].some(isOfVoid);
  const isWhole = found.filter((one) => one.of === last?.of).length > 1;
  return last && isOther && !isWhole ? last.of : found.length;
}
