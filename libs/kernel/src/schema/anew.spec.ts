import { Components, faultsIn, fits, is, leaves, stays, type Schema, type Static } from '../index.js';

const Point = is.object({ x: is.anyWhole(), y: is.optional(is.amount()) }, { name: 'Point' });
const Line = is.extended(Point, { kind: is.oneOf(['a', 'b']), ends: is.many(is.orNull(Point)) });

test('a type follows from its schema: readonly members, optional ones, unions, lists', () => {
  const line: Static<typeof Line> = { x: 1, kind: 'a', ends: [null, { x: 1, y: 2 }] };
  // @ts-expect-error A member that no schema names.
  const more: Static<typeof Line> = { ...line, z: 1 };
  // @ts-expect-error Members are readonly.
  const change = (): unknown => (line.x = 2);
  expect(more).toMatchObject(line);
  expect(change()).toBe(2);
});

test('objects are closed, and all but the optional members are required', () => {
  expect(Line).toMatchObject({ type: 'object', required: ['x', 'kind', 'ends'], additionalProperties: false });
  expect(is.part(Line, 'x')).toEqual(is.object({ x: is.anyWhole() }));
  expect(is.without(Line, 'kind', 'ends')).toEqual(is.object({ x: is.anyWhole(), y: is.optional(is.amount()) }));
  expect(is.each(['A', 'B'], is.anyText())).toMatchObject({ required: ['A', 'B'] });
});

test('what has a name stands once in a document, and is referred to', () => {
  const components = new Components();
  expect(components.refer(Line)).toMatchObject({
    properties: { ends: { items: { anyOf: [{ $ref: '#/components/schemas/Point' }, { type: 'null' }] } } },
  });
  expect(Object.keys(components.schemas)).toEqual(['Point']);
  expect(components.refer(is.says('Where it stands.', Point))).toEqual({
    $ref: '#/components/schemas/Point',
    description: 'Where it stands.',
  });
  expect(() => components.refer(is.anyText({ name: 'Point' }))).toThrow('Two schemas are named Point');
});

test('what comes in has bounds, and what goes out has none', () => {
  const long = 'x'.repeat(1_001);
  expect([fits(is.text(), long), fits(is.anyText(), long)]).toEqual([false, true]);
  expect([fits(is.whole(), -1), fits(is.anyWhole(), -1), fits(is.anyWhole(), 0.5)]).toEqual([false, true, false]);
  expect([fits(is.amount(), 0.5), fits(is.amount(), '0.5'), fits(is.amount(), Infinity)]).toEqual([true, false, false]);
  expect(faultsIn(is.object({ place: is.amount() }), { place: 'x' }, 'data')).toEqual([
    { at: 'data.place', message: 'place must be a number' },
  ]);
  const many = Array.from({ length: 501 }, () => 'x');
  expect([fits(is.list(is.name()), many), fits(is.many(is.name()), many)]).toEqual([false, true]);
});

test('a member that may be left out still may when more is said of it', () => {
  const left = is.optional(is.anyWhole());
  const anew: { readonly [way: string]: Schema } = {
    'as it was': left,
    copied: { ...left, description: 'How many.' },
    says: is.says('How many.', left),
    named: is.named('Count', left),
    leaves: leaves(left),
    stays: stays('of no use outside', left),
    recorded: is.event('Counted', is.object({ left })).properties.data.properties?.['left'] as Schema,
  };
  const required = Object.keys(anew).filter((way) => !fits(is.object({ one: anew[way] as Schema }), {}));
  expect(required).toEqual([]);
  expect(JSON.stringify(Object.values(anew))).not.toContain('optional');
  const Copied = is.object({ count: { ...left, description: 'How many.' } });
  // @ts-expect-error The compiler knows as well that it may be left out.
  const count: number = ({} as Static<typeof Copied>).count;
  expect([fits(Copied, {}), count]).toEqual([true, undefined]);
});
