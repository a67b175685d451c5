import { namesOfPack, type Entry, type Pack } from '@adjutant/rules';
import { footingOf, isMembers } from './footing.js';
import type { EntryDocument, PackDocument } from './pack-answer.js';

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
    questions: shown(Object.values(questions)) as PackDocument['questions'],
    names: namesOfPack(pack),
    ...(shown(rest) as Pick<PackDocument, keyof typeof rest>),
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
    ...(shown(rest) as Pick<EntryDocument, keyof typeof rest>),
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
