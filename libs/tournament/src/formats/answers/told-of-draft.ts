import { is, type Refusal, type Static } from '@adjutant/kernel';
import type { EventFacts } from '../../facts.js';
import { isRefusal, type RoundDraft } from '../../pairing/draft.js';
import { checking } from '../../pairing/explaining/check.js';
import { explaining, MOST_TOLD_AT_ONCE } from '../../pairing/explaining/explain.js';
import { sayBye, sayTable } from '../../pairing/explaining/sentences.js';
import type { PairingRules } from '../../pairing/rules.js';
import { BYE_KINDS } from '../../words.js';
import { Named } from './named.js';

const why = {
  explained: is.anything<object>({
    says: `Scores, paths and groups, whom each did not get and by which rule, what the pair costs, why that table. In a field of more than ${MOST_TOLD_AT_ONCE} players whom they did not get is told of the one table that is asked about.`,
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
const ToldOfDraft = is.object(TOLD);
export type ToldOfDraft = Static<typeof ToldOfDraft>;

interface Asked {
  readonly facts: EventFacts;
  readonly rules: PairingRules;
  readonly draft: RoundDraft;
  readonly named: (id: string) => Named;
  /** The one table that is told in full, and of which alone anything is told. */
  readonly only?: number | undefined;
}

/** Every table and bye of a draft with why, and what the checker finds in the reasons. */
export function toldOfDraft({ facts, rules, draft, named, only }: Asked): ToldOfDraft | Refusal {
  const explain = explaining(facts, rules, draft);
  if (isRefusal(explain)) return explain;
  const called = (id: string): string => named(id).name;
  const check = checking({ facts, rules, draft, called });
  if (isRefusal(check)) return check;
  const briefly = only === undefined && draft.tables.length * 2 > MOST_TOLD_AT_ONCE;
  const wrong: string[] = [];
  const tables = draft.tables.flatMap(({ table, players: [A, B] }) => {
    const explained = only === undefined || only === table ? explain.table(table, briefly) : undefined;
    if (explained === undefined) return [];
    wrong.push(...check(explained).map((claim) => `Table ${table}: ${claim}`));
    return [{ table, players: [named(A), named(B)], explained, says: sayTable(explained, called) }];
  });
  const byes = (only === undefined ? draft.byes : []).flatMap(({ player, kind }) => {
    const explained = explain.bye(player, briefly);
    if (explained === undefined) return [];
    wrong.push(...check(explained).map((claim) => `Bye of ${called(player)}: ${claim}`));
    return [{ player: named(player), kind, explained, says: sayBye(explained, called) }];
  });
  return { tables, byes, checked: { claims: tables.length + byes.length, wrong } };
}
