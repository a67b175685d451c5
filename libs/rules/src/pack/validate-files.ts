import { didYouMean, type Json, type JsonObject } from '@adjutant/kernel';
import { lineOfPath, parseFile, type PackFile, type PackProblem } from './files.js';
import { isObject } from './layers.js';
import type { SchemaName } from './schema.js';
import { schemaComplaints } from './validate-schema.js';
import type { Path } from './validate-says.js';

/** A file that keeps to its schema, or nearly; what is wrong with it stands in the problems beside it. */
export interface Parsed {
  readonly file: PackFile;
  readonly schema: SchemaName;
  /** The layer that it is part of; undefined for pack.json and releases.json. */
  readonly layer: string | undefined;
  readonly value: Json;
}

export interface Folder {
  readonly parsed: readonly Parsed[];
  readonly problems: readonly PackProblem[];
}

const folders = new WeakMap<readonly PackFile[], Folder>();

/** Reads and checks the files one by one. Several releases of one folder share the work. */
export function checkFiles(files: readonly PackFile[]): Folder {
  const before = folders.get(files);
  if (before) return before;
  const parsed: Parsed[] = [];
  const problems: PackProblem[] = missingFiles(files);
  for (const file of files) {
    const place = placeOf(file.path);
    if (!place) {
      problems.push({ file: file.path, line: 1, message: strangeFile(file.path) });
      continue;
    }
    const result = parseFile(file);
    problems.push(...result.problems);
    if (result.value === undefined) continue;
    const one = { file, ...place, value: result.value };
    problems.push(
      ...schemaComplaints(place.schema, result.value).map((wrong) => problemAt(file, wrong.path, wrong.message)),
    );
    problems.push(...misnamed(one), ...repeatedReleases(one));
    parsed.push(one);
  }
  const folder = { parsed, problems };
  folders.set(files, folder);
  return folder;
}

export function problemAt(file: PackFile, path: Path, message: string): PackProblem {
  return { file: file.path, line: lineOfPath(file, path), message };
}

function missingFiles(files: readonly PackFile[]): PackProblem[] {
  return ['pack.json', 'releases.json']
    .filter((path) => !files.some((file) => file.path === path))
    .map((file) => ({ file, line: 1, message: `The pack has no ${file}.` }));
}

const IN_LAYER: readonly (readonly [schema: SchemaName, form: RegExp])[] = [
  ['layer', /^layer\.json$/],
  ['questions', /^questions\.json$/],
  ['choices', /^choices(\/.+)?\.json$/],
  ['army-checks', /^army-checks(\/.+)?\.json$/],
  ['figures', /^figures\.json$/],
  ['caveats', /^caveats\.json$/],
  ['entry', /^entries\/.+\.json$/],
  ['rule', /^rules\/.+\.json$/],
  ['fact', /^facts\/.+\.json$/],
  ['change', /^changes\/.+\.json$/],
];

function placeOf(path: string): Pick<Parsed, 'schema' | 'layer'> | undefined {
  if (path === 'pack.json') return { schema: 'pack', layer: undefined };
  if (path === 'releases.json') return { schema: 'releases', layer: undefined };
  const [, layer, rest] = /^layers\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const schema = IN_LAYER.find(([, form]) => rest !== undefined && form.test(rest))?.[0];
  return schema && layer !== undefined ? { schema, layer } : undefined;
}

function strangeFile(path: string): string {
  const folder = /^layers\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? path;
  const near = didYouMean(folder, ['entries', 'rules', 'facts', 'changes', 'layers', 'pack.json', 'releases.json']);
  return `No part of a pack stands here${near || '; a layer has layer.json, questions.json, choices.json, army-checks.json, figures.json, caveats.json, entries/, rules/, facts/ and changes/.'}`;
}

function repeatedReleases({ file, schema, value }: Parsed): PackProblem[] {
  if (schema !== 'releases' || !Array.isArray(value)) return [];
  const names = value.map((one: Json) => (isObject(one) ? one['release'] : undefined));
  return names.flatMap((name, index) =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [problemAt(file, [index, 'release'], `There are two releases called ${String(name)}.`)],
  );
}

/** A file is found by the id that people know, so the two have to agree. */
function misnamed({ file, schema, value }: Parsed): PackProblem[] {
  const id = isObject(value) ? (value as JsonObject)['id'] : undefined;
  if (!['entry', 'rule', 'fact'].includes(schema) || typeof id !== 'string') return [];
  const wanted = `${id.replaceAll('/', '__')}.json`;
  const name = file.path.split('/').at(-1) ?? '';
  if (name === wanted) return [];
  return [problemAt(file, ['id'], `The file of ${id} has to be called ${wanted}, not ${name}.`)];
}
