import { Citation, is, type Static } from '@adjutant/kernel';
import { packOf, type MatchState } from '@adjutant/match';
import { clockText, LedgerLine, type Pack, type Shelf } from '@adjutant/rules';
import { notesOnLine } from './asked/notes.js';

/** What became of points that a command declared: `capped` is what a cap or an empty account kept back. */
export const EffectView = is.named(
  'EffectView',
  is.extended(LedgerLine, {
    clock: is.anyText(),
    notes: is.many(is.anyText(), { says: 'In sentences, whatever has to be said besides the amounts.' }),
    cap: is.optional(is.says('The rule of the cap, where one kept something back.', Citation)),
  }),
);
export type EffectView = Static<typeof EffectView>;

/** The ledger lines that a command made, as its sender is told. `state`: the match after it. */
export function effectsOf(shelf: Shelf, state: MatchState, lines: readonly LedgerLine[]): readonly EffectView[] {
  if (state.status === 'absent' || lines.length === 0) return [];
  const pack = packOf(shelf, state);
  return lines.map((line): EffectView => {
    const cap = capOf(pack, line);
    return {
      ...line,
      clock: line.at ? clockText(pack.sequence, line.at) : '',
      notes: notesOnLine(pack, line, null, state.table),
      ...(cap ? { cap } : {}),
    };
  });
}

function capOf({ economy, score }: Pack, { kind, account, capped }: LedgerLine): Citation | undefined {
  if (capped === 0) return undefined;
  if (kind === 'score') return score.source;
  return kind === 'gain' ? economy.gainCaps?.find(({ resource }) => resource === account)?.source : undefined;
}
