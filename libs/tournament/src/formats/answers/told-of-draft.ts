import { is, type Refusal, type Static } from '@adjutant/kernel';
import type { EventFacts } from '../../facts.js';
import { isRefusal, type RoundDraft } from '../../pairing/draft.js';
import { checking } from '../../pairing/explaining/check.js';
import { explaining, MOST_TOLD_AT_ONCE } from '../../pairing/explaining/explain.js';
import type { ByeExplained, TableExplained } from '../../pairing/explaining/explained.js';
import { sayBye, sayTable } from '../../pairing/explaining/sentences.js';
import type { PairingRules } from '../../pairing/rules.js';
import { BYE_KINDS } from '../../words.js';
import { Named } from './named.js';

const why = {
  explained: is.orNull(is.anything<object>(), {
    says: `Scores, paths and groups, whom each did not get and by which rule, what the pair costs, why that table. In a field of more than ${MOST_TOLD_AT_ONCE} players whom they did not get is told of the one table that is asked about. Nothing for whom a schedule or a bracket put together.`,
  }),
  says: is.anyText({ says: 'Why, in sentences: derived from the results, and stored nowhere.' }),
};

export const TOLD = {
  tables: is.many(
    is.object({
      table: is.anyWhole(),
      players: is.list(Named, { least: 2, most: 2, says: 'Seat A, then seat B.' }),
      ...why,
    }),
  ),
  byes: is.many(is.object({ player: Named, kind: is.oneOf(BYE_KINDS), ...why })),
  checked: is.object(
    {
      claims: is.anyWhole({ says: 'Tables and byes whose reasons were looked up in the results again.' }),
      wrong: is.many(is.anyText(), { says: 'Claims that are not so.' }),
    },
    { says: 'The verdict of the checker.' },
  ),
};
export type ToldOfDraft = { readonly [part in keyof typeof TOLD]: Static<(typeof TOLD)[part]> };

interface Asked {
  readonly draft: RoundDraft;
  /** What pairing drew of it, and of what; absent where a schedule or a bracket drew everything. */
  readonly paired?: { readonly facts: EventFacts; readonly rules: PairingRules; readonly draft: RoundDraft };
  /** Why those meet whom a schedule or a bracket put together, by player. */
  readonly byOthers?: ReadonlyMap<string, { readonly explained: null; readonly says: string }>;
  readonly named: (id: string) => Named;
  /** The one table that is told in full, and of which alone anything is told. */
  readonly only?: number | undefined;
}

/** Every table and bye of a draft with why, and what the checker finds in the reasons of those that pairing put together. */
export function toldOfDraft({ draft, paired, byOthers, named, only }: Asked): ToldOfDraft | Refusal {
  const called = (id: string): string => named(id).name;
  const why = paired === undefined ? undefined : reasonsOf(paired, called, only);
  if (why !== undefined && isRefusal(why)) return why;
  const tables = draft.tables.flatMap(({ table, players: [A, B] }) => {
    if (only !== undefined && only !== table) return [];
    const told = byOthers?.get(A) ?? why?.ofTable(table);
    return told === undefined ? [] : [{ table, players: [named(A), named(B)], ...told }];
  });
  const byes = (only === undefined ? draft.byes : []).flatMap(({ player, kind }) => {
    const told = byOthers?.get(player) ?? why?.ofBye(player);
    return told === undefined ? [] : [{ player: named(player), kind, ...told }];
  });
  return { tables, byes, checked: { claims: tables.length + byes.length, wrong: why?.wrong ?? [] } };
}

interface Reasons {
  ofTable(table: number): { readonly explained: TableExplained; readonly says: string } | undefined;
  ofBye(player: string): { readonly explained: ByeExplained; readonly says: string } | undefined;
  /** Claims of what was asked for so far that do not hold in the results. */
  readonly wrong: string[];
}

function reasonsOf(
  { facts, rules, draft }: NonNullable<Asked['paired']>,
  called: (id: string) => string,
  only: number | undefined,
): Reasons | Refusal {
  const explain = explaining(facts, rules, draft);
  if (isRefusal(explain)) return explain;
  const check = checking({ facts, rules, draft, called });
  if (isRefusal(check)) return check;
  const briefly = only === undefined && draft.tables.length * 2 > MOST_TOLD_AT_ONCE;
  const wrong: string[] = [];
  return {
    wrong,
    ofTable: (table) => {
      const explained = explain.table(table, briefly);
      if (explained === undefined) return undefined;
      wrong.push(...check(explained).map((claim) => `Table ${table}: ${claim}`));
      return { explained, says: sayTable(explained, called) };
    },
    ofBye: (player) => {
      const explained = explain.bye(player, briefly);
      if (explained === undefined) return undefined;
      wrong.push(...check(explained).map((claim) => `Bye of ${called(player)}: ${claim}`));
      return { explained, says: sayBye(explained, called) };
    },
  };
}
