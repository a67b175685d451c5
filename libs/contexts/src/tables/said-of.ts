import { sameJson } from '@adjutant/kernel';
import { ruledSinceItsEnd, settledBy, type MatchState, type Result } from '@adjutant/match';
import type { Sureness, TableSaid, ToldResult } from '@adjutant/tournament';
import { isGivenByRuling } from './given-by-ruling.js';
import { lessPenalties } from './less-penalties.js';
import { isByPoints } from './penalty-in-match.js';
import { isUntouched, withoutPlay } from './without-play.js';

/** What a match says of its table, and how sure that is. */
export interface ToldOfTable {
  readonly said: TableSaid;
  readonly sure: Sureness;
  /** When it was reported, where it stands although nobody confirmed it. */
  readonly unconfirmedSince?: string;
}

/** What a match says of its table now. */
export interface SaysOfTable extends ToldOfTable {
  /** As earlier builds told the same, where that differs: an event that was told so stands as it stood. */
  readonly earlier?: TableSaid;
  /**
   * As earlier builds told it wrongly, where each of the two sits at the side of the other, or a penalty takes points that were
   * awarded: it is told anew.
   */
  readonly mistold?: TableSaid;
}

/** What a match says of its table, decided or only reported; null where it has no result, or is void. */
export function toldOf(state: MatchState): SaysOfTable | null {
  if (state.status !== 'finished' && state.status !== 'confirmed') return null;
  if (state.voided) return null;
  const [said, sure] = [saidOf(state.result), surenessOf(state)];
  if (isUntouched(state)) return { said: withoutPlay(said, state.result), sure, earlier: said };
  const counts = lessPenalties(state);
  if (counts !== state.result) return { said: saidOf(counts), sure, mistold: said };
  if (said.decided !== 'played' || !isGivenByRuling(state)) return { said, sure };
  return { said: { ...said, given: true }, sure, earlier: said };
}

/** Whether an event was told what a match says. */
export function isSaid(told: TableSaid, { said, earlier }: SaysOfTable): boolean {
  return sameJson(told, said) || (earlier !== undefined && sameJson(told, earlier));
}

/** Whether it was told, word by word, as earlier builds told what the match says now. */
export const isAsEarlier = ({ said }: ToldOfTable, says: SaysOfTable): boolean =>
  says.earlier !== undefined && sameJson(said, says.earlier) && !sameJson(said, says.said);

/** Whether a match says just what was told, and as surely, in the words of this build. */
export const saysJust = (says: SaysOfTable | null, { said, sure }: ToldOfTable): boolean =>
  says !== null && says.sure === sure && sameJson(says.said, said);

/**
 * Whether an event that was told one thing of a table knows what its match says now. What stood unconfirmed is no other result
 * once it is confirmed after all. What earlier builds would have told so is another, where the match said just that `until` later
 * than it was told: whoever told it meant that.
 */
export function knows(
  told: ToldResult | undefined,
  says: SaysOfTable,
  until: (told: ToldResult) => string | undefined,
): boolean {
  if (told === undefined || !isSaid(told.said, says)) return false;
  if (isAsEarlier(told, says) && told.at < (until(told) ?? '')) return false;
  return told.sure === says.sure || (told.unconfirmedSince !== undefined && says.sure !== 'ruled');
}

type Ended = Extract<MatchState, { readonly status: 'finished' | 'confirmed' }>;

/** A result that officials gave counts without confirmations. A penalty that takes points of one that was only reported gives none. */
function surenessOf(state: Ended): Sureness {
  const { status, result, enteredFor } = state;
  if (result.decided) return 'ruled';
  if (status === 'finished')
    return settledBy(state) !== null || ruledSinceItsEnd(state, (ruling) => !isByPoints(ruling)) ? 'ruled' : 'reported';
  return enteredFor?.A && enteredFor.B ? 'entered' : 'confirmed';
}

type ResultSaid = Pick<Result, 'winner' | 'points' | 'awarded'> & { readonly decided?: { readonly ground: string } };

/** Without a decision it was played, if only to a concession; a walkover was not, whatever came before it. */
const UNPLAYED: readonly string[] = ['forfeit', 'no-show'];

/** What a result says of a table. */
export function saidOf(result: ResultSaid): TableSaid {
  const { winner, decided } = result;
  const outcome = (side: 'A' | 'B'): TableSaid['A']['outcome'] =>
    winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
  const seat = (side: 'A' | 'B') => ({ outcome: outcome(side), figures: figuresOf(result, side) });
  const unplayed = decided !== undefined && UNPLAYED.includes(decided.ground);
  const how = winner === 'none' ? 'double-loss' : unplayed ? 'forfeit' : 'played';
  return { decided: how, A: seat('A'), B: seat('B') };
}

/** Points that were awarded take the place of those played; what the event ranks by stands beside them. */
function figuresOf({ points, awarded }: ResultSaid, side: 'A' | 'B'): Readonly<Record<string, number>> {
  if (awarded === undefined) return { vp: points[side] };
  return awarded.unit === 'vp' ? { vp: awarded[side] } : { vp: points[side], event: awarded[side] };
}
