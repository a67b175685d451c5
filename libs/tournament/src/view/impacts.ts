import { fold, type Refusal } from '@adjutant/kernel';
import { rulesIn } from '../event/draft-by-rules.js';
import type { EventOf, TournamentEvent } from '../event/events.js';
import { presetOf } from '../event/ranked.js';
import { isTimeOfTable, type EffectSaid } from '../event/members.js';
import { refuse } from '../event/refusals.js';
import { tournamentSentence } from '../event/sentence.js';
import {
  ABSENT_TOURNAMENT,
  roundOf,
  tableOf,
  type OpenedTournament,
  type TournamentState,
} from '../event/state/state.js';
import { evolve } from '../event/state/evolve.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { impactOf, type Impact } from '../impact/impact.js';
import type { PlayOff } from '../pairing/formats/play-off.js';
import { standingsOf, type Row } from '../standing/standings.js';
import { cutWeighed, drawnAfter } from './cut-weighed.js';
import type { ImpactAsked, ImpactsAnswer, ImpactView } from './impact-answer.js';
import type { Entered } from './irregular.js';
import { overtakenDrafts } from './overtaken.js';
import type { Around } from './show.js';

/** Where something changes: at a table of a round, or in the standings after it. */
export interface ImpactAt {
  readonly round: number;
  readonly table?: number | undefined;
  readonly cut?: PlayOff | undefined;
}

interface Change extends ImpactAt {
  readonly before: OpenedTournament;
  readonly after: OpenedTournament;
  readonly seed: string;
}

type NameOf = Pick<Around, 'nameOf'>;

/** A ruling settles its dispute: a table that was outside of standings because of it counts from then on. */
export interface RuledImpact extends ImpactAsked {
  readonly settles?: string | undefined;
}

/** What another result of a table would change; a refusal where there is no such table in a closed round. */
export function impactAsked(
  state: OpenedTournament,
  asked: RuledImpact,
  seed: string,
  names: NameOf,
): ImpactView | Refusal {
  const told = resultTold(state, asked);
  return 'code' in told ? told : impactOfTold(state, told, { ...asked, seed }, names);
}

/** What an event would be told of another result; a refusal where there is no such table in a closed round. */
export function resultTold(
  state: OpenedTournament,
  { round, table, said, settles }: RuledImpact,
): readonly TournamentEvent[] | Refusal {
  const known = roundOf(state, round);
  if (known === undefined) return refuse('round/unknown', `There is no round ${round} yet.`, { round });
  if (known.status !== 'closed')
    return refuse('round/undecided', `Round ${round} is not closed: a result there changes no standings yet.`, {
      round,
    });
  const at = tableOf(known, table);
  if (at === undefined) return refuse('table/unknown', `Round ${round} has no table ${table}.`, { round, table });
  const { publication } = at;
  return [
    { type: 'TableResultTold', data: { round, table, publication, said, sure: 'ruled', at: '', late: true } },
    ...(settles === undefined
      ? []
      : [{ type: 'TableDisputeTold', data: { round, table, publication, dispute: settles, open: false } } as const]),
  ];
}

/** What becomes of an event that is told this. */
export function impactOfTold(
  before: OpenedTournament,
  told: readonly TournamentEvent[],
  at: ImpactAt & Pick<Change, 'seed'>,
  names: NameOf,
): ImpactView {
  const after = told.reduce<TournamentState>(evolve, before) as OpenedTournament;
  const { round, table, cut, seed } = at;
  return shownImpact({ before, after, round, table, cut, seed }, names);
}

/**
 * What was told after its round was closed, the newest first, each with what it changed when it was told: results, and what
 * rulings and penalties do to standings. What changes no line there is left out, but for a result.
 */
export function pastImpacts(record: readonly Entered[], seed: string, names: NameOf): ImpactsAnswer['corrections'] {
  const corrections = Object.values(Object.groupBy(lateChanges(record), ({ of }) => of));
  return corrections
    .flatMap((steps = []) => {
      const [first, last] = [steps[0], steps.at(-1)];
      if (!first || !last) return [];
      const { round, table } = first;
      const impact = shownImpact({ before: first.before, after: last.after, round, table, seed }, names);
      const told = steps.findLast(({ entered }) => entered.event.type === 'TableResultTold');
      // The end of a dispute that nothing came of is no correction, nor is more time on a clock.
      if (told === undefined && impact.lines.length === 0) return [];
      const { event, revision: entry, at, by } = (told ?? last).entered;
      return [{ entry, at, by, says: saysOf(event), impact }];
    })
    .toSorted((one, other) => other.entry - one.entry);
}

/** Everybody reads this list: whom a penalty is of stands in the lines alone, and its story with whoever gave it. */
function saysOf(event: TournamentEvent): string {
  if (event.type === 'EffectTold') return 'A penalty or ruling counts in the standings.';
  if (event.type === 'EffectLifted') return 'A penalty or ruling counts in the standings no longer.';
  return tournamentSentence(event);
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

/** What was told of a table whose round was closed, or of the standings; undefined where it was neither. */
function placeOf(event: TournamentEvent, state: OpenedTournament): Pick<LateChange, 'round' | 'table'> | undefined {
  if (isLate(event, state)) return { round: event.data.round, table: event.data.table };
  if (!isEffect(event) || !effectsIn(event, state).some((one) => !isTimeOfTable(one))) return undefined;
  return { round: roundOfEffect(event, state) };
}

/**
 * A ruling says two things of its table, in either order: the result, and that it is disputed no more. They are one correction
 * where nothing else was told of it in between.
 */
function belongsTo(
  { event }: Entered,
  { round, table }: Pick<LateChange, 'round' | 'table'>,
  found: readonly LateChange[],
): number {
  const last = found.findLast((one) => table !== undefined && one.round === round && one.table === table);
  const isOther = last && last.entered.event.type !== event.type;
  const isWhole = found.filter((one) => one.of === last?.of).length > 1;
  return last && isOther && !isWhole ? last.of : found.length;
}

export type EffectEvent = EventOf<'EffectTold'> | EventOf<'EffectLifted'>;

const isEffect = (event: TournamentEvent): event is EffectEvent =>
  event.type === 'EffectTold' || event.type === 'EffectLifted';

/** From the round on that an effect is of; one of the whole event counts from the last round that is closed. */
export function roundOfEffect(event: EffectEvent, state: OpenedTournament): number {
  const of = effectsIn(event, state).flatMap((one) => ('figure' in one && one.round !== undefined ? [one.round] : []));
  return Math.min(...of, state.rounds.findLast(({ status }) => status === 'closed')?.number ?? 0);
}

/** What was told before, and what is told now. */
const effectsIn = ({ type, data }: EffectEvent, { effects }: OpenedTournament): readonly EffectSaid[] => [
  ...(effects[data.ruling] ?? []),
  ...(type === 'EffectTold' ? data.effects : []),
];

function isLate(
  event: TournamentEvent,
  state: TournamentState,
): event is EventOf<'TableResultTold'> | EventOf<'TableDisputeTold'> {
  if (event.type === 'TableResultTold') return event.data.late === true;
  if (event.type !== 'TableDisputeTold' || event.data.open || state.status === 'absent') return false;
  return roundOf(state, event.data.round)?.status === 'closed';
}

function shownImpact({ before, after, round, table, seed, cut }: Change, { nameOf }: NameOf): ImpactView {
  const [was, is] = [tournamentFacts(before, seed), tournamentFacts(after, seed)];
  const preset = presetOf(after);
  const weighed = { rules: rulesIn(after.settings), preset, round, cut: cutWeighed(after, round, cut) };
  const impact = impactOf(was, is, { ...weighed, draws: drawnAfter(before, after, { ...weighed, seed }) });
  const columns = standingsOf(is, preset).columns.map(({ name }) => name);
  const drafts = overtakenDrafts(before, after);
  const players = playersIn(impact, drafts);
  return {
    ...{ round, ...(table === undefined ? {} : { table }), columns },
    lines: impact.lines.map((one) => ({ player: one.player, before: lineOf(one.before), after: lineOf(one.after) })),
    apart: impact.apart,
    following: impact.following,
    overtaken: drafts,
    ...(impact.cut === undefined ? {} : { cut: { ...impact.cut, refused: impact.cut.refused?.message ?? null } }),
    names: Object.fromEntries(players.map((player) => [player, nameOf(player)])),
  };
}

function lineOf(
  row: Row | null,
): { readonly place: number | null; readonly values: readonly (string | null)[] } | null {
  return row && { place: row.place, values: row.values.map((value) => value?.shown ?? null) };
}

function playersIn({ lines, apart, following, cut }: Impact, drafts: ImpactView['overtaken']): readonly string[] {
  const pairs = [...(following?.instead ?? []), ...(following?.gone ?? [])].flat();
  const seated = apart.flatMap(({ tables }) => tables.flatMap(({ players }) => players));
  const all = [
    ...lines.map(({ player }) => player),
    ...seated,
    ...pairs,
    ...drafts.flatMap((one) => one.players),
    ...(cut?.in ?? []),
    ...(cut?.out ?? []),
  ];
  return [...new Set(all)];
}
