import { Components, shape } from '../index.js';

const Point = shape.named('Point', shape.closed({ x: shape.whole(), y: shape.optional(shape.amount()) }));
const Line = shape.extended(Point, { kind: shape.oneOf(['a', 'b']), ends: shape.list(shape.orNull(Point)) });

test('a type follows from its schema: readonly members, optional ones, unions, lists', () => {
  const line: shape.Static<typeof Line> = { x: 1, kind: 'a', ends: [null, { x: 1, y: 2 }] };
  // @ts-expect-error A member that no schema names.
  const more: shape.Static<typeof Line> = { ...line, z: 1 };
  // @ts-expect-error Members are readonly.
  const change = (): unknown => (line.x = 2);
  expect(more).toMatchObject(line);
  expect(change()).toBe(2);
});

test('objects are closed, and all but the optional members are required', () => {
  expect(Line).toMatchObject({ type: 'object', required: ['x', 'kind', 'ends'], additionalProperties: false });
  expect(shape.part(Line, 'x')).toEqual(shape.closed({ x: shape.whole() }));
  expect(shape.without(Line, 'kind', 'ends')).toEqual(
    shape.closed({ x: shape.whole(), y: shape.optional(shape.amount()) }),
  );
  expect(shape.each(['A', 'B'], shape.text())).toMatchObject({ required: ['A', 'B'] });
});

test('what has a name stands once in a document, and is referred to', () => {
  const components = new Components();
  expect(components.refer(Line)).toMatchObject({
    properties: { ends: { items: { anyOf: [{ $ref: '#/components/schemas/Point' }, { type: 'null' }] } } },
  });
  expect(Object.keys(components.schemas)).toEqual(['Point']);
  expect(components.refer(shape.says('Where it stands.', Point))).toEqual({
    $ref: '#/components/schemas/Point',
    description: 'Where it stands.',
  });
  expect(() => components.refer(shape.named('Point', shape.text()))).toThrow('Two schemas are named Point');
});
