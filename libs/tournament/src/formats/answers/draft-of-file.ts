import { is, type Refusal, type Static } from '@adjutant/kernel';
import { aloneIn, aloneText } from '../../pairing/alone.js';
import { Compared, comparedWith } from '../../pairing/compared.js';
import { isRefusal, pairRound, type Paired } from '../../pairing/draft.js';
import { refuse } from '../../pairing/refusals.js';
import { rulesOr, type PairingRules } from '../../pairing/rules.js';
import { factsOf, type EventFile } from '../event-file.js';
import type { Finding } from '../findings.js';
import { sheetOf } from '../printed/round.js';
import { Found } from './found.js';
import { namesIn } from './named.js';
import { TOLD, toldOfDraft } from './told-of-draft.js';

/** A round as it could be published, with the reason for each table and bye, and what the checker found of those reasons. */
export const DraftOfFile = is.object(
  {
    file: is.anyText(),
    event: is.anyText({ says: 'Its name.' }),
    round: is.anyWhole({ says: 'From 1.' }),
    ...TOLD,
    costs: is.many(is.object({ level: is.anyText(), of: is.optional(is.anyText()), sum: is.amount() }), {
      says: 'What the draft costs on each level; what comes first outweighs everything after it.',
    }),
    compared: is.optional(
      is.says('The round as the file has it beside this draft, where that was asked for.', Compared),
    ),
    findings: Found,
  },
  { name: 'DraftOfFile', says: 'What `adjutant event pair --json` answers.' },
);
export type DraftOfFile = Static<typeof DraftOfFile>;

/** An event as it was read, with what in its file does not agree. */
export interface ReadFile {
  readonly file: string;
  readonly event: EventFile;
  readonly findings: readonly Finding[];
}

/** The round after the last one of the file. */
export const nextRoundOf = ({ rounds }: EventFile): number =>
  rounds.reduce((last, { number }) => Math.max(last, number), 0) + 1;

/** Pairs a round of an event from its file alone; the same file gives the same draft. `only`: why that one table, in full. */
export function draftOfFile(
  { file, event, findings }: ReadFile,
  {
    round = nextRoundOf(event),
    rules = rulesOr(event.pairing, event.preset),
    compare = false,
    only,
  }: { round?: number; rules?: PairingRules; compare?: boolean; only?: number },
): DraftOfFile | Refusal {
  const facts = factsOf(event);
  const paired = pairRound(facts, rules, round);
  if (isRefusal(paired)) return paired;
  const alone = aloneIn(paired.draft);
  if (alone !== undefined) return refuse('pairing/no-players', aloneText(namesIn(event)(alone).name, round), { round });
  const told = toldOfDraft({ facts, rules, draft: paired.draft, named: namesIn(event), only });
  if (isRefusal(told)) return told;
  const compared = compare ? comparedInFile(event, rules, round) : undefined;
  if (compared !== undefined && isRefusal(compared)) return compared;
  const beside = compared === undefined ? {} : { compared };
  return { file, event: event.name, round, ...told, costs: costsIn(paired), ...beside, findings };
}

/** The round as the file has it; one that it does not have is what the engine draws. */
function comparedInFile(event: EventFile, rules: PairingRules, round: number): Compared | Refusal {
  const sheet = sheetOf(event, round, rules);
  return isRefusal(sheet) ? sheet : comparedWith(factsOf(event), rules, sheet, (id) => namesIn(event)(id).name);
}

const costsIn = ({ costs }: Paired): DraftOfFile['costs'] =>
  costs.filter(({ level }) => level !== 'lot').map((cost) => ({ ...cost }));
