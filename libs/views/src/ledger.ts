import { advance, retell, ABSENT, packOf, type MatchEvent, type MatchState } from '@adjutant/match';
import { clockText, type LedgerLine, type Shelf, type Side } from '@adjutant/rules';

/** A ledger line as shown: with its place in words, and struck where a correction took its entry out. */
export interface ShownLine extends LedgerLine {
  readonly clock: string;
  readonly whatName: string;
  /** `struck` by a correction, `fallen` because of one; the points shown as declared did not move. */
  readonly mark: 'struck' | 'fallen' | null;
}

export interface Ledger {
  /** Command points and other resources, and victory points, oldest line first. */
  readonly cp: { readonly [side in Side]: readonly ShownLine[] };
  readonly vp: { readonly [side in Side]: readonly ShownLine[] };
  readonly balances: { readonly [side in Side]: { readonly cp: number; readonly vp: number } };
}

/** Both ledgers of a record, rebuilt from its events. Lines of entries that were taken out stay visible, marked. */
export function ledgerOf(shelf: Shelf, events: readonly MatchEvent[]): Ledger {
  const { state, lines } = currentLines(shelf, events);
  if (state.status === 'absent') return { cp: { A: [], B: [] }, vp: { A: [], B: [] }, balances: { A: { cp: 0, vp: 0 }, B: { cp: 0, vp: 0 } } };
  const pack = packOf(shelf, state);
  const gone = new Map<number, ShownLine['mark']>([
    ...state.struck.map((number) => [number, 'struck'] as const),
    ...Object.keys(state.fallen).map((number) => [Number(number), 'fallen'] as const),
  ]);
  const removed = gone.size === 0 ? [] : linesAsWritten(shelf, events).filter((line) => gone.has(line.number));
  const all: ShownLine[] = [
    ...lines.map((line) => shown(line, null)),
    ...removed.map((line) => shown({ ...line, credited: 0, capped: 0 }, gone.get(line.number) ?? null)),
  ].sort((one, other) => one.number - other.number);
  const of = (side: Side, vp: boolean): ShownLine[] => all.filter((line) => line.player === side && line.account.startsWith('vp/') === vp);
  const last = (side: Side, vp: boolean): number => of(side, vp).findLast((line) => line.mark === null)?.balance ?? 0;
  const balance = (side: Side) => ({ cp: last(side, false), vp: last(side, true) });
  return {
    cp: { A: of('A', false), B: of('B', false) },
    vp: { A: of('A', true), B: of('B', true) },
    balances: { A: balance('A'), B: balance('B') },
  };

  function shown(line: LedgerLine, mark: ShownLine['mark']): ShownLine {
    const clock = line.at ? clockText(pack.sequence, line.at) : '';
    return { ...line, clock, whatName: pack.entries[line.what]?.name ?? pack.economy.income.find((one) => one.id === line.what)?.source.section ?? line.what, mark };
  }
}

/** The lines that count now: a correction gives all lines of the record anew. */
export function currentLines(shelf: Shelf, events: readonly MatchEvent[]): { state: MatchState; lines: readonly LedgerLine[] } {
  let state: MatchState = ABSENT;
  let lines: LedgerLine[] = [];
  for (const event of events) {
    const next = advance(shelf, state, event);
    const anew = event.type === 'EntryCorrected' || event.type === 'MatchRewound' || event.type === 'QuestionAnswered';
    lines = anew ? [...next.lines] : lines;
    if (!anew) lines.push(...next.lines);
    state = next.state;
  }
  return { state, lines };
}

/** Every line in the form it had when its entry was written, before any correction of it. */
function linesAsWritten(shelf: Shelf, events: readonly MatchEvent[]): LedgerLine[] {
  const facts = events.map((event, number) => ({ number, event })).filter(({ event }) => !['EntryCorrected', 'MatchRewound', 'QuestionAnswered'].includes(event.type));
  return retell(shelf, facts).flatMap((told) => told.lines);
}

