import type { Edit } from './corpus.js';

type Path = readonly (string | number)[];
type Named = readonly Edit[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONG = 'x'.repeat(5_001);
const HIDDEN = 'a\u202eb';

/** What may be wrong with one value, the likeliest mistakes first. */
function wrongs(value: unknown): readonly unknown[] {
  if (typeof value === 'string')
    return [
      'no-such-thing',
      null,
      7,
      '',
      LONG,
      'x'.repeat(101),
      HIDDEN,
      'a\nb',
      'constructor',
      [value],
      { a: value },
      true,
      ' ',
    ];
  if (typeof value === 'number') return [-1, null, String(value), 1.5, 1_000_001, 0, [value], {}, true, 1e300];
  if (typeof value === 'boolean') return [!value, null, 'true', 1];
  if (Array.isArray(value))
    return [
      [],
      null,
      {},
      'x',
      [null],
      [...value, ...value],
      Array.from({ length: 501 }, () => value[0] ?? 'x'),
      [[...value]],
      [7],
    ];
  if (isObject(value))
    return [{}, null, [], 'x', 7, [value], { ...value, ...{ kind: 'no-such-thing' } }, { kind: 'none' }];
  return ['x', {}, []];
}

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  const deeper = isObject(value)
    ? Object.keys(value).map((key) => [key, value[key]] as const)
    : Array.isArray(value)
      ? value.slice(0, 3).map((one: unknown, index) => [index, one] as const)
      : [];
  return deeper.flatMap(([key, one]) => [[...at, key], ...pathsIn(one, [...at, key])]);
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body);
}

/** Everything that is done to one body. */
export function mutationsOf(body: unknown): readonly Named[] {
  if (typeof body === 'string') return mutationsOfText(body);
  const paths = pathsIn(body);
  const objects = [[], ...paths].filter((path) => isObject(valueAt(body, path)));
  const singles: Edit[] = [
    ...paths.map((path): Edit => ['drop', path]),
    ...objects.map((path): Edit => ['put', [...path, 'stranger'], 1]),
    ...objects.map((path): Edit => ['put', [...path, '__proto__'], { a: 1 }]),
    ...objects.flatMap((path) =>
      Object.keys(valueAt(body, path) as object)
        .slice(0, 3)
        .map((key): Edit => ['put', [...path, `${key}s`], 1]),
    ),
    ...paths.flatMap((path) => wrongs(valueAt(body, path)).map((wrong): Edit => ['put', path, wrong])),
    ...ENVELOPES,
    ...BODIES.map((one): Edit => ['body', one]),
  ];
  return singles.map((one) => [one]);
}

const ENVELOPES: readonly Edit[] = [
  ['put', ['occurredAt'], '2031-05-04T10:00:00Z'],
  ['put', ['occurredAt'], '2032-05-04T10:00:00Z'],
  ['put', ['occurredAt'], '2031-02-30T10:00:00Z'],
  ['put', ['occurredAt'], null],
  ['put', ['expectedRevision'], 9_999],
  ['put', ['expectedRevision'], -2],
  ['put', ['expectedRevision'], '1'],
  ['put', ['actor'], { id: 'server', role: 'system' }],
  ['put', ['actor'], { id: 'jo', role: 'judge' }],
  ['put', ['actor'], { id: 'ann', role: 'player' }],
  ['put', ['actor'], { id: 'eve', role: 'spectator' }],
  ['put', ['actor'], { id: '' }],
  ['put', ['actor'], null],
  ['put', ['commandId'], 'not-a-uuid'],
  ['put', ['type'], 'NoSuchCommand'],
  ['put', ['type'], 'toString'],
  ['put', ['data'], { a: { b: [{ c: 1 }] } }],
];
const BODIES: readonly unknown[] = [null, [], {}, 'x', 7, [null], [[]], [{}], { commandId: '@command' }];

function mutationsOfText(text: string): readonly Named[] {
  const lines = text.trimEnd().split('\n');
  const joined = (some: readonly string[]): Edit => ['body', `${some.join('\n')}\n`];
  const some = lines.flatMap((line, at) => (at % 3 === 0 || at < 2 ? [{ line, at }] : []));
  const changed = some.flatMap(({ line, at }) =>
    pathsIn(JSON.parse(line))
      .filter((_, index) => index % 4 === at % 4)
      .flatMap((path) => {
        const value: unknown = JSON.parse(line);
        const holder = valueAt(value, path.slice(0, -1)) as Record<string | number, unknown>;
        holder[path.at(-1) ?? ''] = 'changed';
        return [joined(lines.map((one, index) => (index === at ? JSON.stringify(value) : one)))];
      }),
  );
  const dropped = some.map(({ at }) => joined(lines.filter((_, index) => index !== at)));
  const broken: Edit[] = ['', '\n', '{', '{}', 'null', lines[0] ?? '', lines.slice(1).join('\n')].map((one) => [
    'body',
    one,
  ]);
  return [...broken, ...dropped, ...changed].map((one) => [one]);
}
