import { is, type Refusal, type Static } from '@adjutant/kernel';
import { aloneIn, aloneText } from '../../pairing/alone.js';
import { Compared, comparedWith } from '../../pairing/compared.js';
import { isRefusal, type Paired } from '../../pairing/draft.js';
import { checking } from '../../pairing/explaining/check.js';
import { explaining } from '../../pairing/explaining/explain.js';
import { sayBye, sayTable } from '../../pairing/explaining/sentences.js';
import { refuse } from '../../pairing/refusals.js';
import { rulesOr, type PairingRules } from '../../pairing/rules.js';
import { BYE_KINDS } from '../../words.js';
import { drawnInFile, leftToPairing, type DrawnInFile } from '../drawn-in-file.js';
import type { EventFile } from '../event-file.js';
import { isScheduled } from '../event-in.js';
import type { Finding } from '../findings.js';
import { sheetOf } from '../printed/round.js';
import { Found } from './found.js';
import { Named, namesIn } from './named.js';

const says = is.anyText({ says: 'Why, in sentences: derived from the results, and stored nowhere.' });

/** A round as it could be published, with the reason for each table and bye, and what the checker found of those reasons. */
export const DraftOfFile = is.object(
  {
    file: is.anyText(),
    event: is.anyText({ says: 'Its name.' }),
    round: is.anyWhole({ says: 'From 1.' }),
    tables: is.many(
      is.object({
        table: is.anyWhole(),
        players: is.list(Named, { least: 2, most: 2, says: 'Seat A, then seat B.' }),
        says,
      }),
    ),
    byes: is.many(is.object({ player: Named, kind: is.oneOf(BYE_KINDS), says })),
    costs: is.many(is.object({ level: is.anyText(), of: is.optional(is.anyText()), sum: is.amount() }), {
      says: 'What the draft costs on each level; what comes first outweighs everything after it.',
    }),
    compared: is.optional(
      is.says('The round as the file has it beside this draft, where that was asked for.', Compared),
    ),
    checked: is.object(
      {
        claims: is.anyWhole({ says: 'Tables and byes whose reasons were looked up in the results again.' }),
        wrong: is.many(is.anyText(), { says: 'Claims that are not so.' }),
      },
      { says: 'The verdict of the checker.' },
    ),
    findings: Found,
  },
  { name: 'DraftOfFile', says: 'What `adjutant event pair --json` answers.' },
);
export type DraftOfFile = Static<typeof DraftOfFile>;

type NameOf = (player: string) => string;

/** An event as it was read, with what in its file does not agree. */
export interface ReadFile {
  readonly file: string;
  readonly event: EventFile;
  readonly findings: readonly Finding[];
}

/** The round after the last one of the file. */
export const nextRoundOf = ({ rounds }: EventFile): number =>
  rounds.reduce((last, { number }) => Math.max(last, number), 0) + 1;

/** Pairs a round of an event from its file alone; the same file gives the same draft. */
export function draftOfFile(
  { file, event, findings }: ReadFile,
  {
    round = nextRoundOf(event),
    rules = rulesOr(event.pairing, event.preset),
    compare = false,
  }: { round?: number; rules?: PairingRules; compare?: boolean },
): DraftOfFile | Refusal {
  const named = namesIn(event);
  const nameOf = (id: string): string => named(id).name;
  const drawn = drawnInFile(event, round, { rules, nameOf });
  if (isRefusal(drawn)) return drawn;
  const alone = isScheduled(event) ? undefined : aloneIn(drawn.draft);
  if (alone !== undefined) return refuse('pairing/no-players', aloneText(nameOf(alone), round), { round });
  const reasons = reasonsOf(drawn, nameOf);
  if (isRefusal(reasons)) return reasons;
  const compared = compare ? comparedInFile(event, rules, { round, drawn, nameOf }) : undefined;
  if (compared !== undefined && isRefusal(compared)) return compared;
  const tables = drawn.draft.tables.flatMap(({ table, players: [A, B] }) => {
    const says = drawn.told.get(A)?.says ?? reasons.ofTable(table);
    return says === undefined ? [] : [{ table, players: [named(A), named(B)], says }];
  });
  const byes = drawn.draft.byes.flatMap(({ player, kind }) => {
    const says = drawn.told.get(player)?.says ?? reasons.ofBye(player);
    return says === undefined ? [] : [{ player: named(player), kind, says }];
  });
  const checked = { claims: tables.length + byes.length, wrong: reasons.wrong() };
  const beside = compared === undefined ? {} : { compared };
  return { file, event: event.name, round, tables, byes, costs: costsIn(drawn.paired), ...beside, checked, findings };
}

interface Reasons {
  ofTable(table: number): string | undefined;
  ofBye(player: string): string | undefined;
  /** Claims of what was asked for so far that do not hold in the results. */
  wrong(): readonly string[];
}

/** Why pairing put together whom it did. */
function reasonsOf({ paired }: DrawnInFile, nameOf: NameOf): Reasons | Refusal {
  if (paired === undefined) return { ofTable: () => undefined, ofBye: () => undefined, wrong: () => [] };
  const { facts, rules, draft } = paired;
  const told = explaining(facts, rules, draft);
  if (isRefusal(told)) return told;
  const check = checking({ facts, rules, draft, called: nameOf });
  if (isRefusal(check)) return check;
  const wrong: string[] = [];
  return {
    ofTable: (table) => {
      const explained = told.table(table);
      if (explained === undefined) return undefined;
      wrong.push(...check(explained).map((claim) => `Table ${table}: ${claim}`));
      return sayTable(explained, nameOf);
    },
    ofBye: (player) => {
      const explained = told.bye(player);
      if (explained === undefined) return undefined;
      wrong.push(...check(explained).map((claim) => `Bye of ${nameOf(player)}: ${claim}`));
      return sayBye(explained, nameOf);
    },
    wrong: () => wrong,
  };
}

/** The round as the file has it; one that it does not have is what the engine draws. */
function comparedInFile(
  event: EventFile,
  rules: PairingRules,
  { round, drawn: { told }, nameOf }: { readonly round: number; readonly drawn: DrawnInFile; readonly nameOf: NameOf },
): Compared | Refusal {
  const whole = sheetOf(event, round, rules);
  if (isRefusal(whole)) return whole;
  const { facts, sheet } = leftToPairing(event, whole, told);
  return comparedWith(facts, rules, sheet, nameOf);
}

const costsIn = ({ costs = [] }: Partial<Paired> = {}): DraftOfFile['costs'] =>
  costs.filter(({ level }) => level !== 'lot').map((cost) => ({ ...cost }));
