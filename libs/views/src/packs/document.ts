import type { Entry, Pack, Question } from '@adjutant/rules';
import { footingOf, isMembers } from './footing.js';

/** Every entry has these members, so that a reader need not ask which are there; `null` or empty where the rule says nothing. */
export interface EntryDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly costs: NonNullable<Entry['costs']>;
  readonly timing: Entry['timing'] | null;
  readonly limits: NonNullable<Entry['limits']>;
  /** As in the pack, each condition with its `footing`, and what is asked where people at the table answer it. */
  readonly conditions: unknown;
  readonly source: Entry['source'];
  readonly [more: string]: unknown;
}

/** A release of a pack as one document, the same from the command line and over HTTP. */
export interface PackDocument {
  readonly pack: string;
  readonly name: string;
  readonly release: string;
  readonly digest: string;
  readonly stage: string;
  readonly entries: readonly EntryDocument[];
  readonly questions: readonly Question[];
  /** Turn order, economy, score sheet and whatever else holds for the whole game. */
  readonly [more: string]: unknown;
}

export function packDocument(pack: Pack): PackDocument {
  const { id, name, release, digest, stage, entries, questions, ...rest } = pack;
  const shown = (value: unknown): unknown => withFooting(value, questions);
  return {
    pack: id,
    name,
    release,
    digest,
    stage,
    entries: Object.values(entries).map((entry) => entryDocument(entry, shown)),
    questions: Object.values(questions),
    ...(shown(rest) as object),
  };
}

function entryDocument(entry: Entry, shown: (value: unknown) => unknown): EntryDocument {
  const { id, name, kind, costs, timing, limits, conditions, source, ...rest } = entry;
  return {
    id,
    name,
    kind,
    costs: costs ?? {},
    timing: timing ?? null,
    limits: limits ?? [],
    conditions: shown(conditions ?? null),
    source,
    ...(shown(rest) as object),
  };
}

/** The value with the footing written into every condition in it. */
function withFooting(value: unknown, questions: Pack['questions']): unknown {
  if (Array.isArray(value)) return value.map((one) => withFooting(one, questions));
  if (!isMembers(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFooting(one, questions)]));
  const footing = footingOf(value);
  if (footing === undefined) return members;
  const asks = footing === 'attest' ? questions[String(value['attest'])]?.asks : undefined;
  return { footing, ...members, ...(asks === undefined ? {} : { asks }) };
}
