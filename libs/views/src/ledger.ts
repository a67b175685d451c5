import { is, type Static } from '@adjutant/kernel';
import { packOf, totalScore, type MatchEvent } from '@adjutant/match';
import { removedLines, tellingOf, type RemovedLine, type Telling } from '@adjutant/replay';
import { clockText, incomeName, LedgerLine, type Pack, type Shelf, type Side, SIDES } from '@adjutant/rules';
import { depthSaid, restsOn } from './depth-text.js';
import { outsideCapText } from './asked/rules.js';

/** A ledger line as shown: with its place in words, and struck where a correction took its entry out. */
export const ShownLine = is.named(
  'ShownLine',
  is.extended(LedgerLine, {
    clock: is.anyText(),
    whatName: is.anyText(),
    mark: is.orNull(is.oneOf(['struck', 'fallen']), {
      says: '`struck` by a correction, `fallen` because of one; the points shown as declared did not move.',
    }),
    toldAs: is.optional(
      is.anyWhole({
        says: 'Which of all lines it is, in the order in which they count; there where entries were told late.',
      }),
    ),
    exempt: is.optional(is.anyText({ says: 'Which rule lets it stand outside the cap on gains, where one does.' })),
  }),
);
export type ShownLine = Static<typeof ShownLine>;

export const Ledger = is.object(
  {
    cp: is.each(SIDES, is.many(ShownLine), {
      says: 'Command points and other resources, and victory points, oldest line first.',
    }),
    vp: is.each(SIDES, is.many(ShownLine)),
    balances: is.each(SIDES, is.object({ cp: is.anyWhole(), vp: is.anyWhole() })),
    depth: restsOn,
  },
  { name: 'Ledger' },
);
export type Ledger = Static<typeof Ledger>;

/** Both ledgers of a record, rebuilt from its events. Lines of entries that were taken out stay visible, marked. */
export function ledgerOf(shelf: Shelf, events: readonly MatchEvent[]): Ledger {
  const telling = tellingOf(shelf, events);
  return ledgerOfTelling(shelf, telling, removedLines(shelf, events, telling.outcome));
}

/** The ledgers of a telling; `removed`: what was written once and does not count in it. */
export function ledgerOfTelling(
  shelf: Shelf,
  {
    passages,
    outcome: state,
  }: Pick<Telling, 'outcome'> & { readonly passages: readonly Pick<Telling['passages'][number], 'lines'>[] },
  removed: readonly RemovedLine[],
): Ledger {
  if (state.status === 'absent') {
    return { cp: { A: [], B: [] }, vp: { A: [], B: [] }, balances: { A: { cp: 0, vp: 0 }, B: { cp: 0, vp: 0 } } };
  }
  const pack = packOf(shelf, state);
  const all = withRemoved(
    passages.flatMap(({ lines }) => lines),
    removed,
  );
  const isRetold = all.some(({ line }, index) => line.number < (all[index - 1]?.line.number ?? 0));
  const shown = all.map(({ line, mark }, toldAs): ShownLine => ({
    ...line,
    ...(isRetold && { toldAs }),
    clock: line.at ? clockText(pack.sequence, line.at) : '',
    whatName: nameOf(pack, line.what),
    mark,
    ...exemption(pack, line),
  }));
  const of = (side: Side, vp: boolean): ShownLine[] =>
    shown.filter((line) => line.player === side && line.account.startsWith('vp/') === vp);
  const balance = (side: Side) => ({ cp: state.table.balances[side]['cp'] ?? 0, vp: totalScore(state.table, side) });
  return {
    cp: { A: of('A', false), B: of('B', false) },
    vp: { A: of('A', true), B: of('B', true) },
    balances: { A: balance('A'), B: balance('B') },
    ...depthSaid(state),
  };
}

function exemption(pack: Pack, line: LedgerLine): Pick<ShownLine, 'exempt'> {
  const exempt = outsideCapText(pack, line);
  return exempt === null ? {} : { exempt };
}

function nameOf(pack: Pack, what: string): string {
  const income = pack.economy.income.find((one) => one.id === what);
  return pack.entries[what]?.name ?? (income ? incomeName(pack, income) : what);
}

interface Marked {
  readonly line: LedgerLine;
  readonly mark: ShownLine['mark'];
}

/** The lines that count, in the order in which they count, and between them those that were taken out. */
function withRemoved(lines: readonly LedgerLine[], written: readonly RemovedLine[]): readonly Marked[] {
  const all: Marked[] = lines.map((line) => ({ line, mark: null }));
  const removed = written.map(({ entry, line, mark }) => ({
    entry,
    marked: { line: { ...line, credited: 0, capped: 0 }, mark },
  }));
  for (const { entry, marked } of removed.toReversed()) {
    const place = all.findIndex((one) => one.mark === null && one.line.number > entry);
    const next = removed.find((one) => one.entry > entry);
    const before = next ? all.indexOf(next.marked) : -1;
    const ends = [place, before].filter((index) => index >= 0);
    all.splice(ends.length === 0 ? all.length : Math.min(...ends), 0, marked);
  }
  return all;
}
