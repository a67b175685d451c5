import { didYouMean, sameJson, type Json, type JsonObject } from '@adjutant/kernel';
import type { PackFile, PackProblem } from './files.js';
import {
  isObject,
  leadsSomewhere,
  pointerPath,
  replaceAt,
  valueAt,
  type ChangeFile,
  type ReleaseHead,
} from './layers.js';
import type { SchemaName } from './schema.js';
import { problemAt, type Parsed } from './validate-files.js';
import { placeText, shown, type Path } from './validate-says.js';

/** A value of the flattened release, with the file that it comes from and everything that layers have replaced in it. */
export interface Placed {
  value: Json;
  readonly file: PackFile;
  readonly schema: SchemaName;
  /** Where it stands in its file: a question is one item of a list. */
  readonly base: Path;
  readonly replaced: { readonly path: readonly string[]; readonly file: PackFile; readonly index: number }[];
}

type Parts = Map<string, Placed>;

/** A release in the making. */
export interface Flat {
  readonly head: Placed;
  readonly entries: Parts;
  readonly questions: Parts;
  readonly rules: Parts;
  readonly choices: Parts;
  readonly armyChecks: Parts;
  readonly facts: Parts;
  readonly figures: Parts;
  readonly caveats: Parts;
  /** Files that are not part of the outcome, but cite documents: the heads of layers, and changes. */
  readonly margins: readonly Placed[];
  readonly problems: readonly PackProblem[];
}

/** The line of a value; where a layer has put it there, the line in that layer. */
export function problemIn(placed: Placed, path: Path, message: string): PackProblem {
  const change = changeAt(placed, path);
  if (!change) return problemAt(placed.file, [...placed.base, ...path], message);
  return problemAt(change.file, ['replace', change.index, 'now', ...path.slice(change.path.length)], message);
}

/** The last change that put there what stands at this path. */
export function changeAt({ replaced }: Placed, path: Path): Placed['replaced'][number] | undefined {
  return replaced.findLast((one) => one.path.every((part, index) => String(path[index]) === part));
}

/** Lays the layers of a release one upon the other. */
export function flatten(parsed: readonly Parsed[], head: Parsed, release: ReleaseHead): Flat {
  const parts = {
    entries: new Map() as Parts,
    questions: new Map() as Parts,
    rules: new Map() as Parts,
    choices: new Map() as Parts,
    armyChecks: new Map() as Parts,
    facts: new Map() as Parts,
    figures: new Map() as Parts,
    caveats: new Map() as Parts,
  };
  const draft = { head: placed(head, head.value, []), ...parts };
  const margins: Placed[] = [];
  const problems: PackProblem[] = [];
  for (const layer of release.layers) {
    const files = parsed.filter((one) => one.layer === layer);
    const of = (schema: SchemaName): Parsed[] => files.filter((one) => one.schema === schema);
    const listed = (schema: SchemaName): Placed[] =>
      of(schema).flatMap((one) => (one.value as readonly Json[]).map((value, index) => placed(one, value, [index])));
    const whole = (schema: SchemaName): Placed[] => of(schema).map((one) => placed(one, one.value, []));
    problems.push(
      ...add(draft.entries, whole('entry')),
      ...add(draft.rules, whole('rule')),
      ...add(draft.facts, whole('fact')),
      ...add(draft.questions, listed('questions')),
      ...add(draft.choices, listed('choices')),
      ...add(draft.armyChecks, listed('army-checks')),
      ...add(draft.figures, listed('figures')),
      ...add(draft.caveats, listed('caveats')),
      ...of('change').flatMap((one) => change(draft, one)),
    );
    margins.push(...[...of('layer'), ...of('change')].map((one) => placed(one, one.value, [])));
  }
  return { ...draft, margins, problems };
}

function placed({ file, schema }: Parsed, value: Json, base: Path): Placed {
  return { value, file, schema, base, replaced: [] };
}

function add(parts: Parts, added: readonly Placed[]): PackProblem[] {
  const problems: PackProblem[] = [];
  for (const one of added) {
    const id = String((one.value as JsonObject)['id']);
    const before = parts.get(id);
    if (before)
      problems.push(problemIn(one, ['id'], `The id ${id} is taken: it stands in ${before.file.path} already.`));
    else parts.set(id, one);
  }
  return problems;
}

type Draft = Omit<Flat, 'margins' | 'problems'>;

function change(draft: Draft, { file, value }: Parsed): PackProblem[] {
  const changes = value as unknown as ChangeFile;
  const targets = [
    ['entry', changes.entry, draft.entries],
    ['rule', changes.rule, draft.rules],
    ['question', changes.question, draft.questions],
    ['choice', changes.choice, draft.choices],
    ['armyCheck', changes.armyCheck, draft.armyChecks],
    ['fact', changes.fact, draft.facts],
    ['figure', changes.figure, draft.figures],
    ['caveat', changes.caveat, draft.caveats],
  ] as const;
  const [target, second] = targets.filter(([, id]) => id !== undefined);
  if (second) return [problemAt(file, [second[0]], `A change is about one thing: split this file into two.`)];
  if (!target) return replaceIn(draft.head, 'pack.json', file, changes);
  const [word, id = '', parts] = target;
  const found = parts.get(id);
  if (!found)
    return [problemAt(file, [word], `There is no ${word} ${id} to change${didYouMean(id, parts.keys()) || '.'}`)];
  const problems = replaceIn(found, id, file, changes);
  if (found.value === null) parts.delete(id);
  else if (isObject(found.value) && found.value['id'] !== id) {
    problems.push(problemAt(file, ['replace'], `The id of ${id} cannot be changed: matches refer to it.`));
  }
  return problems;
}

function replaceIn(target: Placed, name: string, file: PackFile, changes: ChangeFile): PackProblem[] {
  const problems: PackProblem[] = [];
  for (const [index, one] of changes.replace.entries()) {
    const path = pointerPath(one.at);
    const stands = valueAt(target.value, path) ?? null;
    if (!leadsSomewhere(target.value, path)) {
      problems.push(
        problemAt(
          file,
          ['replace', index, 'at'],
          `${placeText(['replace', index])} leads nowhere: ${name} has nothing at ${one.at}.`,
        ),
      );
    } else if (!sameJson(stands, one.was)) {
      const message = `Stale: ${name} has ${shown(stands)} at ${one.at || '/'}, not ${shown(one.was)}.`;
      problems.push(problemAt(file, ['replace', index, 'was'], message));
    } else {
      target.value = replaceAt(target.value, path, one.now);
      target.replaced.push({ path: settled(target.value, path), file, index });
    }
  }
  return problems;
}

/** Where an added item came to stand. */
function settled(value: Json, path: readonly string[]): readonly string[] {
  if (path.at(-1) !== '-') return path;
  const list = valueAt(value, path.slice(0, -1));
  return [...path.slice(0, -1), String(Array.isArray(list) ? list.length - 1 : '-')];
}
