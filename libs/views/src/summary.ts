import { is, type Static } from '@adjutant/kernel';
import { totalScore, Awarded, DecidedResult, type MatchState, type Result, Winner } from '@adjutant/match';
import { SIDES, Side } from '@adjutant/rules';
import { ImportedView } from './imported.js';
import { resultText } from './result-text.js';
import { resultStateOf, ResultState } from './result-state.js';

/** One line of the list of matches. */
export const MatchSummary = is.object(
  {
    id: is.anyText(),
    title: is.anyText(),
    pack: is.anyText(),
    release: is.anyText(),
    status: is.oneOf(['opened', 'running', 'finished', 'confirmed']),
    players: is.each(SIDES, is.anyText()),
    round: is.orNull(is.anyWhole()),
    turn: is.orNull(Side),
    phase: is.orNull(is.anyText()),
    vp: is.each(SIDES, is.anyWhole()),
    cp: is.each(SIDES, is.anyWhole()),
    winner: is.orNull(Winner),
    ending: is.orNull(is.anyText()),
    decided: is.optional(
      is.says('What the result has beside points that were played; left out where there is nothing.', DecidedResult),
    ),
    awarded: is.optional(Awarded),
    owed: is.optional(is.each(SIDES, is.anyWhole())),
    resultState: is.orNull(ResultState),
    enteredFor: is.many(Side, { says: 'For whom somebody else entered that they confirm the result.' }),
    voided: is.yes({ says: 'Whether the match counts for nothing any more.' }),
    entries: is.anyWhole(),
  },
  { name: 'MatchSummary' },
);
export type MatchSummary = Static<typeof MatchSummary>;

/** A line of the list as it is read: the result in the words that it has everywhere; null while there is none. */
export const ListedMatch = is.named(
  'ListedMatch',
  is.extended(MatchSummary, {
    resultText: is.orNull(is.anyText()),
    imported: is.optional(is.says('There where (part of) the record came from elsewhere.', ImportedView)),
    fault: is.optional(
      is.anyText({
        says: 'Why its record is shown to nobody: it is not what was recorded. Left out where nothing is wrong.',
      }),
    ),
  }),
);
export type ListedMatch = Static<typeof ListedMatch>;

export function listed(summary: MatchSummary): ListedMatch {
  return { ...summary, resultText: summaryResult(summary) };
}

export function summaryOf(id: string, state: MatchState): MatchSummary | null {
  if (state.status === 'absent') return null;
  const { table, seats, pack } = state;
  return {
    id,
    title: state.title,
    pack: pack.id,
    release: pack.release,
    status: state.status,
    players: { A: seats.A.player, B: seats.B.player },
    round: table.clock?.round ?? null,
    turn: table.clock?.turn ?? null,
    phase: table.clock?.step ?? null,
    vp: { A: totalScore(table, 'A'), B: totalScore(table, 'B') },
    cp: { A: table.balances.A['cp'] ?? 0, B: table.balances.B['cp'] ?? 0 },
    winner: 'result' in state ? state.result.winner : null,
    ending: 'result' in state ? state.result.ending : null,
    ...('result' in state ? besidePlay(state.result) : {}),
    resultState: resultStateOf(state),
    enteredFor: SIDES.filter((side) => 'confirmedBy' in state && state.enteredFor?.[side]),
    voided: state.voided !== undefined,
    entries: state.history.last.number + 1,
  };
}

/** Why officials decided so is read in the match. */
function besidePlay({ decided, awarded, owed }: Result): Pick<MatchSummary, 'decided' | 'awarded' | 'owed'> {
  const beside = { ...(awarded ? { awarded } : {}), ...(owed ? { owed } : {}) };
  if (!decided) return beside;
  const { outcome, ground, absent } = decided;
  return { decided: { outcome, ground, ...(absent ? { absent } : {}) }, ...beside };
}

/** The result of a match in the list, as everywhere else; null while there is none. */
export function summaryResult({ winner, ending, vp, ...beside }: MatchSummary): string | null {
  return winner === null ? null : resultText({ ...beside, winner, points: vp, ...(ending === null ? {} : { ending }) });
}
