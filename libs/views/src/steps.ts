import { packOf, type MatchEvent } from '@adjutant/match';
import type { Step } from '@adjutant/replay';
import { clockText, type Finding, type LedgerLine, type Shelf } from '@adjutant/rules';
import { scoreboard, type Scoreboard } from './match-view.js';
import { NOTHING_PENDING, pendingOf, type Pending } from './pending.js';
import { sentence } from './sentence.js';
import { tableView, type TableView } from './table/table-view.js';

/** A step of a replay for its readers. */
export interface StepView {
  readonly number: number;
  readonly type: MatchEvent['type'];
  readonly event: MatchEvent;
  readonly clock: string;
  readonly text: string;
  readonly before: Scoreboard | null;
  readonly after: Scoreboard | null;
  readonly findings: readonly FindingView[];
  readonly lines: readonly LedgerLine[];
  readonly pending: Pending;
  /** What lay on the table after the entry, beside units and points; null where there was none yet. */
  readonly table: TableView | null;
}

export interface FindingView extends Finding {
  readonly ruleName: string;
}

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
