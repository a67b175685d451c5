import { is, type Static } from '@adjutant/kernel';
import { anyEvent, packOf, type MatchEvent } from '@adjutant/match';
import type { Step } from '@adjutant/replay';
import { clockText, Finding, LedgerLine, type Shelf } from '@adjutant/rules';
import { scoreboard, Scoreboard } from './match-view.js';
import { NOTHING_PENDING, pendingOf, Pending } from './pending.js';
import { sentence } from './sentence.js';
import { tableView, TableView } from './table/table-view.js';

export const FindingView = is.named('FindingView', is.extended(Finding, { ruleName: is.anyText() }));
export type FindingView = Static<typeof FindingView>;

/** A step of a replay for its readers. */
export const StepView = is.object(
  {
    number: is.anyWhole(),
    type: is.word<MatchEvent['type']>(),
    event: anyEvent,
    clock: is.anyText(),
    text: is.anyText(),
    before: is.orNull(Scoreboard),
    after: is.orNull(Scoreboard),
    findings: is.many(FindingView),
    lines: is.many(LedgerLine),
    pending: Pending,
    table: is.orNull(TableView, {
      says: 'What lay on the table after the entry, beside units and points; null where there was none yet.',
    }),
  },
  { name: 'StepView' },
);
export type StepView = Static<typeof StepView>;

export function stepView(shelf: Shelf, step: Step): StepView {
  const { number, event, before, after, findings, lines } = step;
  if (after.status === 'absent') {
    return {
      number,
      type: event.type,
      event,
      clock: '',
      text: event.type,
      before: null,
      after: null,
      findings: [],
      lines: [],
      pending: NOTHING_PENDING,
      table: null,
    };
  }
  const pack = packOf(shelf, after);
  return {
    number,
    type: event.type,
    event,
    clock: after.table.clock ? clockText(pack.sequence, after.table.clock) : '',
    text: sentence(pack, before.status === 'absent' ? after.table : before.table, event),
    before: before.status === 'absent' ? null : scoreboard(pack, before.table),
    after: scoreboard(pack, after.table),
    findings: findings.map((finding) => ({ ...finding, ruleName: pack.entries[finding.rule]?.name ?? finding.rule })),
    lines,
    pending: pendingOf(pack, after.table),
    table: tableView(pack, after.table),
  };
}
