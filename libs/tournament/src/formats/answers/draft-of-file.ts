import { is, type Refusal, type Static } from '@adjutant/kernel';
import { aloneIn, aloneText } from '../../pairing/alone.js';
import { Compared, comparedWith } from '../../pairing/compared.js';
import { isRefusal, type Paired } from '../../pairing/draft.js';
import { refuse } from '../../pairing/refusals.js';
import { rulesRanked, type PairingRules } from '../../pairing/rules.js';
import { drawnInFile, leftToPairing, type DrawnInFile } from '../drawn-in-file.js';
import type { EventFile } from '../event-file.js';
import { isScheduled } from '../event-in.js';
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
    supposed: is.many(is.anyText(), {
      says: 'What the file does not say and was supposed, and what it asks of pairing that this draft does not do.',
    }),
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
  /** What it does not say, or asks for and is not done; nothing where it is left out. */
  readonly supposed?: readonly string[];
}

/** The round after the last one of the file. */
export const nextRoundOf = ({ rounds }: EventFile): number =>
  rounds.reduce((last, { number }) => Math.max(last, number), 0) + 1;

/** Pairs a round of an event from its file alone; the same file gives the same draft. `only`: why that one table, in full. */
export function draftOfFile(
  { file, event, findings, supposed = [] }: ReadFile,
  {
    round = nextRoundOf(event),
    rules = rulesRanked(event.pairing, event.preset),
    compare = false,
    only,
  }: { round?: number; rules?: PairingRules; compare?: boolean; only?: number },
): DraftOfFile | Refusal {
  const named = namesIn(event);
  const nameOf = (id: string): string => named(id).name;
  const drawn = drawnInFile(event, round, { rules, nameOf });
  if (isRefusal(drawn)) return drawn;
  const alone = isScheduled(event) ? undefined : aloneIn(drawn.draft);
  if (alone !== undefined) return refuse('pairing/no-players', aloneText(nameOf(alone), round), { round });
  const told = toldOfDraft({ ...drawn, byOthers: drawn.told, named, only });
  if (isRefusal(told)) return told;
  const compared = compare ? comparedInFile(event, rules, { round, drawn, nameOf }) : undefined;
  if (compared !== undefined && isRefusal(compared)) return compared;
  const beside = compared === undefined ? {} : { compared };
  return { file, event: event.name, round, ...told, costs: costsIn(drawn.paired), ...beside, findings, supposed };
}

/** The round as the file has it; one that it does not have is what the engine draws. */
function comparedInFile(
  event: EventFile,
  rules: PairingRules,
  { round, drawn, nameOf }: { readonly round: number; readonly drawn: DrawnInFile; readonly nameOf: NameOf },
): Compared | Refusal {
  const whole = sheetOf(event, round, rules);
  if (isRefusal(whole)) return whole;
  const { facts, sheet } = leftToPairing(event, whole, drawn);
  return comparedWith(facts, rules, sheet, nameOf);
}

const costsIn = ({ costs = [] }: Partial<Paired> = {}): DraftOfFile['costs'] =>
  costs.filter(({ level }) => level !== 'lot').map((cost) => ({ ...cost }));
