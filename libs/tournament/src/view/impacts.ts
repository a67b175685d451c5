import { fold, type Refusal } from '@adjutant/kernel';
import { rulesIn } from '../event/draft-by-rules.js';
import type { EventOf, TournamentEvent } from '../event/events.js';
import { presetOf } from '../event/ranked.js';
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

interface Change {
  readonly before: OpenedTournament;
  readonly after: OpenedTournament;
  readonly round: number;
  readonly table: number;
  readonly seed: string;
  readonly cut?: PlayOff | undefined;
}

type NameOf = Pick<Around, 'nameOf'>;

/** A ruling settles its dispute: a table that was outside of standings because of it counts from then on. */
export interface RuledImpact extends ImpactAsked {
  readonly settles?: string | undefined;
}

/** What another result of a table would change; a refusal where there is no such table in a closed round. */
export function impactAsked(
  state: OpenedTournament,
  { round, table, said, cut, settles }: RuledImpact,
  seed: string,
  names: NameOf,
): ImpactView | Refusal {
  const known = roundOf(state, round);
  if (known === undefined) return refuse('round/unknown', `There is no round ${round} yet.`, { round });
  if (known.status !== 'closed')
    return refuse('round/undecided', `Round ${round} is not closed: a result there changes no standings yet.`, {
      round,
    });
  const at = tableOf(known, table);
  if (at === undefined) return refuse('table/unknown', `Round ${round} has no table ${table}.`, { round, table });
  const told: TournamentEvent = {
    type: 'TableResultTold',
    data: { round, table, publication: at.publication, said, sure: 'ruled', at: '', late: true },
  };
  const { publication } = at;
  const settled = settles === undefined ? undefined : { round, table, publication, dispute: settles, open: false };
  const ruled = evolve(state, told) as OpenedTournament;
  const after = settled ? (evolve(ruled, { type: 'TableDisputeTold', data: settled }) as OpenedTournament) : ruled;
  return shownImpact({ before: state, after, round, table, seed, cut }, names);
}

/** Results that were told after their round was closed, the newest first, each with what it changed when it was told. */
export function pastImpacts(record: readonly Entered[], seed: string, names: NameOf): ImpactsAnswer['corrections'] {
  const corrections = Object.values(Object.groupBy(lateChanges(record), ({ of }) => of));
  return corrections
    .flatMap((steps = []) => {
      const [first, last] = [steps[0], steps.at(-1)];
      if (!first || !last) return [];
      const { round, table } = first;
      const impact = shownImpact({ before: first.before, after: last.after, round, table, seed }, names);
      const told = steps.findLast(({ entered }) => entered.event.type === 'TableResultTold');
      // The end of a dispute that nothing came of is no correction.
      if (told === undefined && impact.lines.length === 0) return [];
      const { event, revision: entry, at, by } = (told ?? last).entered;
      return [{ entry, at, by, says: tournamentSentence(event), impact }];
    })
    .toSorted((one, other) => other.entry - one.entry);
}

interface LateChange {
  readonly entered: Entered;
  /** The same for what belongs together. */
  readonly of: number;
  readonly round: number;
  readonly table: number;
  readonly before: OpenedTournament;
  readonly after: OpenedTournament;
}

/**
 * What was told of tables whose rounds were closed. A ruling says two things of its table, in either order: the result, and that
 * it is disputed no more. They are one correction where nothing else was told of it in between.
 */
function lateChanges(record: readonly Entered[]): readonly LateChange[] {
  let before = fold({ initial: ABSENT_TOURNAMENT, evolve }, []);
  const found: LateChange[] = [];
  for (const entered of record) {
    const { event } = entered;
    const after = evolve(before, event);
    if (isLate(event, before) && before.status !== 'absent' && after.status !== 'absent') {
      const { round, table } = event.data;
      const last = found.findLast((one) => one.round === round && one.table === table);
      const isOther = last && last.entered.event.type !== event.type;
      const isWhole = found.filter((one) => one.of === last?.of).length > 1;
      const of = last && isOther && !isWhole ? last.of : found.length;
      found.push({ entered, of, round, table, before, after });
    }
    before = after;
  }
  return found;
}

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
    ...{ round, table, columns },
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
