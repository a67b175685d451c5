import {
  schemasOf,
  unlikeDescribed,
  type AnyContext,
  type JsonObject,
  type SchemaVersion,
  type Versions,
} from '@adjutant/kernel';

/** What stands in the golden files of a context, by their names: what was stored once, in every shape that there was. */
export type Goldens = { readonly [file: string]: { readonly data: JsonObject } };

type Kinds = AnyContext['events'];

/** What is wrong between the versions that a context names and the golden files that were kept of them; nothing where all is well. */
export function wrongVersions(
  { name, events }: Pick<AnyContext, 'name' | 'events'>,
  goldens: Goldens,
): readonly string[] {
  const wrong = Object.entries(events).flatMap(([type, { versions }]) =>
    versions.flatMap((version, index) => wrongVersion(`${type}.v${index + 1}`, version, goldens)),
  );
  const all = [...wrong, ...unnamed(events, goldens), ...wrongSteps(name, events, goldens)];
  return all.length > 0 ? all : undescribed(name, events, goldens);
}

/** What was stored, in whatever version, is as its event is described today once it is lifted. */
function undescribed(name: string, events: Kinds, goldens: Goldens): readonly string[] {
  const schemas = schemasOf([{ name, events }]);
  return Object.entries(goldens).flatMap(([file, golden]) => {
    const [type = '', version = ''] = file.split('.');
    const data = schemas.upcast(type, Number(version.slice(1)), golden.data);
    return unlikeDescribed(events, [{ type, data }]).map((says) => `${file}: ${says}`);
  });
}

function wrongVersion(at: string, { additions = [] }: SchemaVersion, goldens: Goldens): readonly string[] {
  const first = goldens[`${at}.json`];
  if (!first) return [`${at}.json is missing`];
  const there = pathsIn(first.data);
  const known = additions.flatMap(({ members }) => members);
  return additions.flatMap((addition) => {
    const file = goldenOf(at, addition);
    const golden = goldens[file];
    if (!golden) return [`${file} is missing, which shows the addition ${addition.name}`];
    const added = pathsIn(golden.data).filter((path) => !there.includes(path));
    const absent = addition.members.filter((member) => !added.some((path) => isWithin(path, member)));
    const silent = added.filter((path) => !known.some((member) => isWithin(path, member)));
    return [
      ...absent.map((member) => `${file} does not add ${member}`),
      ...silent.map((path) => `${file} has ${path}, which no addition names`),
    ];
  });
}

function goldenOf(at: string, { name, golden = name }: { readonly name: string; readonly golden?: string }): string {
  return `${at}.${golden}.json`;
}

/** Files that no version and no addition names. */
function unnamed(events: Kinds, goldens: Goldens): readonly string[] {
  const named = new Set(
    Object.entries(events).flatMap(([type, { versions }]) =>
      versions.flatMap(({ additions = [] }, index) => {
        const at = `${type}.v${index + 1}`;
        return [`${at}.json`, ...additions.map((addition) => goldenOf(at, addition))];
      }),
    ),
  );
  return Object.keys(goldens).flatMap((file) =>
    named.has(file) ? [] : [`${file} is named by no version and no addition`],
  );
}

/** Lifts what was stored in each older version, and looks whether each step was taken and leads to the shape of today. */
function wrongSteps(name: string, events: Kinds, goldens: Goldens): readonly string[] {
  const taken = new Set<string>();
  const watching = Object.fromEntries(
    Object.entries(events).map(([type, { versions }]) => [type, { versions: watched(type, versions, taken) }]),
  );
  const schemas = schemasOf([{ name, events: watching }]);
  const steps = Object.entries(events).flatMap(([type, { versions }]) =>
    versions.slice(1).map((version, index) => ({ type, from: index + 1, name: version.name, today: versions.length })),
  );
  const lifted = steps.flatMap(({ type, from, today }) => {
    const [old, now] = [goldens[`${type}.v${from}.json`], goldens[`${type}.v${today}.json`]];
    if (!old || !now) return [];
    const [comes, should] = [pathsIn(schemas.upcast(type, from, old.data)), pathsIn(now.data)];
    return JSON.stringify(comes) === JSON.stringify(should)
      ? []
      : [`${type}.v${from}.json is not lifted to the shape of today`];
  });
  const untaken = steps.filter((step) => !taken.has(`${step.type} ${step.name}`));
  return [...lifted, ...untaken.map((step) => `nothing has taken the step ${step.name} of ${step.type}`)];
}

function watched(type: string, [first, ...later]: Versions, taken: Set<string>): Versions {
  const watch = (version: SchemaVersion): SchemaVersion => ({
    ...version,
    ...(version.up && {
      up: (data: JsonObject) => {
        taken.add(`${type} ${version.name}`);
        return version.up?.(data) ?? data;
      },
    }),
  });
  return [first, ...later.map(watch)];
}

const isWithin = (path: string, member: string): boolean =>
  path === member || path.startsWith(`${member}.`) || path.startsWith(`${member}[]`);

/** Every path to a value; the places of a list count as one. */
function pathsIn(value: unknown, path = ''): readonly string[] {
  return [...new Set(walk(value, path))].sort();
}

function walk(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([member, one]) => walk(one, path === '' ? member : `${path}.${member}`));
}
