import { fold, type Refusal } from '@adjutant/kernel';
import { rulesIn } from '../event/draft-by-rules.js';
import type { TournamentEvent } from '../event/events.js';
import { presetOf } from '../event/ranked.js';
import { refuse } from '../event/refusals.js';
import { tournamentSentence } from '../event/sentence.js';
import { ABSENT_TOURNAMENT, roundOf, tableOf, type OpenedTournament } from '../event/state/state.js';
import { evolve } from '../event/state/evolve.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { impactOf, type Impact } from '../impact/impact.js';
import type { PlayOff } from '../pairing/formats/play-off.js';
import { standingsOf, type Row } from '../standing/standings.js';
import type { ImpactAsked, ImpactsAnswer, ImpactView } from './impact-answer.js';
import type { Entered } from './irregular.js';
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

/** A ruling settles its dispute: a table is outside of standings while one is open, which would hide what it changes. */
interface Ruled {
  readonly settles?: string | undefined;
}

/** What another result of a table would change; a refusal where there is no such table in a closed round. */
export function impactAsked(
  state: OpenedTournament,
  { round, table, said, cut, settles }: ImpactAsked & Ruled,
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
  const before = settled ? (evolve(state, { type: 'TableDisputeTold', data: settled }) as OpenedTournament) : state;
  const after = evolve(before, told) as OpenedTournament;
  return shownImpact({ before, after, round, table, seed, cut }, names);
}

/** Results that were told after their round was closed, the newest first, each with what it changed when it was told. */
export function pastImpacts(record: readonly Entered[], seed: string, names: NameOf): ImpactsAnswer['corrections'] {
  let before = fold({ initial: ABSENT_TOURNAMENT, evolve }, []);
  const found: ImpactsAnswer['corrections'][number][] = [];
  for (const { event, revision: entry, at, by } of record) {
    const after = evolve(before, event);
    if (
      event.type === 'TableResultTold' &&
      event.data.late &&
      before.status !== 'absent' &&
      after.status !== 'absent'
    ) {
      const { round, table } = event.data;
      const impact = shownImpact({ before, after, round, table, seed }, names);
      found.push({ entry, at, by, says: tournamentSentence(event), impact });
    }
    before = after;
  }
  return found.toReversed();
}

function shownImpact({ before, after, round, table, seed, cut }: Change, { nameOf }: NameOf): ImpactView {
  const [was, is] = [tournamentFacts(before, seed), tournamentFacts(after, seed)];
  const preset = presetOf(after);
  const weighed = { rules: rulesIn(after.settings), preset, round, ...(cut === undefined ? {} : { cut }) };
  const impact = impactOf(was, is, weighed);
  const columns = standingsOf(is, preset).columns.map(({ name }) => name);
  const players = playersIn(impact);
  return {
    ...{ round, table, columns },
    lines: impact.lines.map((one) => ({ player: one.player, before: lineOf(one.before), after: lineOf(one.after) })),
    apart: impact.apart,
    following: impact.following,
    ...(impact.cut === undefined ? {} : { cut: { ...impact.cut, refused: impact.cut.refused?.message ?? null } }),
    names: Object.fromEntries(players.map((player) => [player, nameOf(player)])),
  };
}

function lineOf(
  row: Row | null,
): { readonly place: number | null; readonly values: readonly (string | null)[] } | null {
  return row && { place: row.place, values: row.values.map((value) => value?.shown ?? null) };
}

function playersIn({ lines, apart, following, cut }: Impact): readonly string[] {
  const pairs = [...(following?.instead ?? []), ...(following?.gone ?? [])].flat();
  const seated = apart.flatMap(({ tables }) => tables.flatMap(({ players }) => players));
  const all = [...lines.map(({ player }) => player), ...seated, ...pairs, ...(cut?.in ?? []), ...(cut?.out ?? [])];
  return [...new Set(all)];
}
