import type { Json } from '@adjutant/kernel';
import type { Condition, Question } from './condition.js';
import type { Entry } from './entry.js';
import { lineOfPath, PackError, parseFile, type PackFile, type PackProblem } from './files.js';
import { pointerPath, replaceAt, valueAt, type ChangeFile, type LayerHead, type ReleaseHead } from './layers.js';
import type { GeneralRule, Pack, PackHead } from './pack.js';

type Digest = (value: unknown) => string;

/** A flattened release while it is being put together: every value with the file that it comes from. */
interface Draft {
  head: Json;
  readonly entries: Map<string, { value: Json; file: PackFile }>;
  readonly questions: Map<string, Question>;
  readonly rules: Map<string, GeneralRule>;
}

interface Parsed {
  readonly file: PackFile;
  readonly value: Json;
}

/** The releases that a pack folder offers, oldest first. */
export function releasesOf(files: readonly PackFile[]): readonly ReleaseHead[] {
  const { parsed, problems } = parseAll(files);
  if (problems.length > 0) throw new PackError(nameOf(files), problems);
  return (find(parsed, 'releases.json')?.value as unknown as ReleaseHead[] | undefined) ?? [];
}

/** Flattens one release of a pack folder: its layers in order, general rules written into the entries that they stand behind. */
export function assemble(files: readonly PackFile[], release: string, digest: Digest): Pack {
  const { parsed, problems } = parseAll(files);
  const name = nameOf(files);
  if (problems.length > 0) throw new PackError(name, problems);
  const releases = (find(parsed, 'releases.json')?.value ?? []) as unknown as ReleaseHead[];
  const chosen = releases.find((one) => one.release === release);
  if (!chosen) throw new PackError(name, [{ file: 'releases.json', line: 1, message: `There is no release ${release}.` }]);
  const draft: Draft = { head: find(parsed, 'pack.json')?.value ?? {}, entries: new Map(), questions: new Map(), rules: new Map() };
  const found = [...layerProblems(parsed, chosen), ...chosen.layers.flatMap((layer) => lay(draft, parsed, layer))];
  if (found.length > 0) throw new PackError(name, found);
  return finish(draft, chosen, digest);
}

function finish(draft: Draft, chosen: ReleaseHead, digest: Digest): Pack {
  const rules = [...draft.rules.values()];
  const entries = [...draft.entries.values()].map(({ value }) => withGeneralRules(value as unknown as Entry, rules));
  const { $schema: _schema, ...head } = draft.head as { readonly [key: string]: Json };
  const flat = {
    ...(head as unknown as PackHead),
    release: chosen.release,
    entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    questions: Object.fromEntries(draft.questions),
    rules,
  };
  return { ...flat, digest: digest(flat) };
}

function withGeneralRules(entry: Entry, rules: readonly GeneralRule[]): Entry {
  const behind = rules.filter((rule) => rule.kinds.includes(entry.kind));
  const limits = [...behind.flatMap((rule) => rule.limits ?? []), ...(entry.limits ?? [])];
  const conditions: Condition[] = [
    ...behind.flatMap((rule) => (rule.conditions ? [{ all: [rule.conditions], source: rule.source }] : [])),
    ...(entry.conditions ? [entry.conditions] : []),
  ];
  const { $schema: _schema, ...rest } = entry as Entry & { readonly $schema?: string };
  return { ...rest, ...(limits.length > 0 ? { limits } : {}), ...(conditions.length > 0 ? { conditions: { all: conditions } } : {}) };
}

function layerProblems(parsed: readonly Parsed[], chosen: ReleaseHead): PackProblem[] {
  const heads = chosen.layers.map((layer) => ({ layer, head: find(parsed, `layers/${layer}/layer.json`)?.value as unknown as LayerHead | undefined }));
  const missing = heads.filter((one) => !one.head).map((one) => problem('releases.json', `${chosen.release} names the layer ${one.layer}, which has no layers/${one.layer}/layer.json.`));
  const count = (kind: LayerHead['kind']): number => heads.filter((one) => one.head?.kind === kind).length;
  const errata = heads.filter((one) => one.head?.kind === 'errata').map((one) => one.head?.date ?? '');
  return [
    ...missing,
    ...(count('edition') === 1 ? [] : [problem('releases.json', `${chosen.release} needs exactly one edition layer; it has ${count('edition')}.`)]),
    ...(count('dataslate') > 1 ? [problem('releases.json', `${chosen.release} has two dataslates; a newer one replaces the older.`)] : []),
    ...(count('event') > 1 ? [problem('releases.json', `${chosen.release} has two event layers; an event has one set of house rules.`)] : []),
    ...(errata.join() === [...errata].sort().join() ? [] : [problem('releases.json', `The errata of ${chosen.release} are not in the order of their dates.`)]),
  ];
}

function lay(draft: Draft, parsed: readonly Parsed[], layer: string): PackProblem[] {
  const inLayer = (folder: string): Parsed[] => parsed.filter((one) => one.file.path.startsWith(`layers/${layer}/${folder}`));
  const problems: PackProblem[] = [];
  for (const { file, value } of inLayer('entries/')) {
    const { id } = value as { readonly id: string };
    const before = draft.entries.get(id);
    if (before) problems.push({ ...at(file, ['id']), message: `The id ${id} stands in ${before.file.path} already.` });
    else draft.entries.set(id, { value, file });
  }
  for (const { value } of inLayer('rules/')) draft.rules.set((value as unknown as GeneralRule).id, value as unknown as GeneralRule);
  for (const { value } of inLayer('questions.json')) {
    for (const question of value as unknown as Question[]) draft.questions.set(question.id, question);
  }
  for (const { file, value } of inLayer('changes/')) problems.push(...change(draft, file, value as unknown as ChangeFile));
  return problems;
}

function change(draft: Draft, file: PackFile, value: ChangeFile): PackProblem[] {
  const entry = value.entry === undefined ? undefined : draft.entries.get(value.entry);
  if (value.entry !== undefined && !entry) return [{ ...at(file, ['entry']), message: `There is no entry ${value.entry} to change.` }];
  const problems: PackProblem[] = [];
  for (const [index, one] of value.replace.entries()) {
    const path = pointerPath(one.at);
    const target = entry ? entry.value : draft.head;
    const stands = valueAt(target, path) ?? null;
    if (!same(stands, one.was)) {
      const message = `Stale: ${value.entry ?? 'pack.json'} ${one.at} is ${JSON.stringify(stands)}, not ${JSON.stringify(one.was)}.`;
      problems.push({ ...at(file, ['replace', index, 'was']), message });
    } else if (entry) entry.value = replaceAt(target, path, one.now);
    else draft.head = replaceAt(target, path, one.now);
  }
  return problems;
}

/** Equal as JSON, whatever the order of members. */
function same(one: Json, other: Json): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return Array.isArray(one) === Array.isArray(other) && a.length === b.length && a.every(([key, value]) => key in other && same(value as Json, (other as { [key: string]: Json })[key] ?? null));
}

function parseAll(files: readonly PackFile[]): { parsed: Parsed[]; problems: PackProblem[] } {
  const parsed: Parsed[] = [];
  const problems: PackProblem[] = [];
  for (const file of files) {
    const result = parseFile(file);
    problems.push(...result.problems);
    if (result.value !== undefined) parsed.push({ file, value: result.value });
  }
  return { parsed, problems };
}

function find(parsed: readonly Parsed[], path: string): Parsed | undefined {
  return parsed.find((one) => one.file.path === path);
}

function problem(file: string, message: string): PackProblem {
  return { file, line: 1, message };
}

function at(file: PackFile, path: readonly (string | number)[]): { file: string; line: number } {
  return { file: file.path, line: lineOfPath(file, path) };
}

function nameOf(files: readonly PackFile[]): string {
  const head = files.find((file) => file.path === 'pack.json');
  const value = head ? (parseFile(head).value as { readonly id?: string } | undefined) : undefined;
  return value?.id ?? '(no pack.json)';
}
