import {
  answerOption,
  answerRule,
  reasonsFrom,
  weighAnswer,
  type Pack,
  type PendingAnswer,
  type Table,
} from '@adjutant/rules';
import type { Due, DueOption } from './dues.js';

const UNANSWERED = { attestations: 'open' } as const;

/** Uses that wait for the opponent: nothing else is recorded before they are answered. */
export function answersDue(pack: Pack, table: Table): readonly Due[] {
  return table.answers.map((pending): Due => {
    const rule = pack.entries[pending.entry];
    return {
      what: 'answer',
      id: String(pending.number),
      player: pending.by,
      must: true,
      says: `${pending.by} answers ${whatAsks(pending, rule?.name ?? pending.entry)}: ${answerRule(rule)?.asks ?? ''}`,
      entry: pending.number,
      options: (answerRule(rule)?.options ?? []).map(({ id }) => optionOf(pack, table, pending, id)),
    };
  });
}

/** A card that asks its own owner needs no saying whose it is. */
function whatAsks({ by, player }: PendingAnswer, name: string): string {
  return by === player ? name : `${name} of ${player}`;
}

function optionOf(pack: Pack, table: Table, pending: PendingAnswer, id: string): DueOption {
  const option = answerOption(pack.entries[pending.entry], id);
  if (!option) return { id, name: id, open: false, because: [] };
  const answering = { player: pending.by, option, roles: {}, answers: {} };
  const findings = weighAnswer(pack, table, pending, answering);
  const because = reasonsFrom(findings, option.name, UNANSWERED).filter((one) => !one.code.endsWith('/not-named'));
  return {
    id,
    name: option.name,
    ...(option.costs ? { cost: option.costs } : {}),
    open: because.length === 0,
    because: because.map(({ code, message }) => ({ code, message })),
  };
}
