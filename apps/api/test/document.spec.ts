import { faultsIn } from '@adjutant/kernel';
import { packDocument, PackDocument } from '@adjutant/views';
import { Validator } from '@seriousme/openapi-schema-validator';
import { at, listAt, run, SHELF, type Body, type Running } from './running.js';
import { staffed } from './staffed.js';

/** What is in them depends on something that the document does not know, and why. */
const ANYTHING = {
  'RecordFactData.data': 'What a kind of fact holds is said by the pack of the match.',
  'RecordFactsData.facts[].data': 'The same of several.',
  'AdoptSituationData.facts[].data': 'The same of what was before the record.',
  'FactRecordedData.data': 'As RecordFactData.data.',
  'SituationAdoptedData.facts[].data': 'As AdoptSituationData.facts[].data.',
  'ObjectiveRevealedData.holds': 'Whichever members were hidden in the entry that is opened.',
  'SignedPress.data': 'Which members there are depends on the type; what is wrong with one press is said of that one.',
  'SignedPress.forecast[]': 'As Forecast of an envelope; what is wrong with one press is said of that one.',
  'OpenBody.opening': 'As OpenMatchData, without its seats.',
  'WeighBody.data': 'The same, as it was offered.',
  'Ask.was': 'What was said of it before: a word, a number, yes or no.',
  'Tap.data': 'What of the data of its command is known already; which members there are depends on the type.',
  'EnvelopeView.holds': 'As ObjectiveRevealedData.holds.',
  FlattenedPack: 'As the schemas of the files of a pack say, put together.',
  'LastAct.undo.data': 'The data of its command; which members there are depends on the type.',
  'AttemptView.command.data': 'As it was sent, by whatever build took it, but for what is sealed.',
  'ReplacePart.data': 'The members of the entry that is replaced, whatever its type.',
  'Correction.data': 'The same of an entry that is amended.',
  'RecordedCorrection.data': 'As Correction.data.',
  RemedyAsked: 'A dispute carries remedies and does not read them.',
  RecordedRemedyAsked: 'The same, as it was recorded.',
  'Reason.facts': 'Which facts there are depends on the code.',
  'Refusal.facts': 'The same.',
  'Problem.facts': 'The same.',
  'RefusedCommand.facts': 'The same.',
  'FailedCommand.facts': 'The same.',
  'FindingView.facts': 'The same, of the rule that was asked.',
  'ArithmeticAnswer.columnsTold[].parts[]':
    'What a number is made of: which members there are depends on where it comes from.',
  'PairedTable.explained': 'Which members there are depends on what the event asks of a pair.',
  'PairingsAnswer.byes[].explained': 'The same of a bye.',
} as const;

/** As the schemas of the files of a pack say (`libs/packs/schema`), with the footing of every condition besides. */
const PARTS_OF_PACKS = /^(PackDocument|EntryDocument)\./;

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
}
type Content = { readonly [type: string]: { readonly schema: Schema } };
type Schema = Body;

let server: Running;
let document: Body;
let operations: readonly (readonly [name: string, operation: Operation])[];
let schemas: { readonly [name: string]: Schema };
beforeAll(async () => {
  server = await run();
  document = (await server.get('/api/docs-json')).body;
  const paths = Object.entries(document['paths'] as { readonly [path: string]: { readonly [m: string]: Operation } });
  operations = paths.flatMap(([path, ofPath]) =>
    Object.entries(ofPath).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
  );
  schemas = at(document, 'components', 'schemas') as { readonly [name: string]: Schema };
});
afterAll(() => server.close());

const isJson = (type: string): boolean => /[/+]json$/.test(type);
const isThere = (one: unknown): one is Body => typeof one === 'object' && one !== null;

/** Every schema in another, itself included, each with its place. */
function within(schema: unknown, place: string): readonly (readonly [place: string, schema: Schema])[] {
  if (!isThere(schema)) return [];
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema;
  return [
    [place, schema],
    ...Object.entries(properties as object).flatMap(([member, one]) => within(one, `${place}.${member}`)),
    ...within(items, `${place}[]`),
    ...within(additionalProperties, `${place}{}`),
    ...[oneOf, anyOf, allOf].flatMap((these) => (these as readonly unknown[]).flatMap((one) => within(one, place))),
  ];
}

/** Every schema that an operation sends or answers. */
function sentBy([name, { requestBody, responses }]: readonly [string, Operation]) {
  const contents = [
    ['body', requestBody?.content],
    ...Object.entries(responses).map(([s, { content }]) => [s, content]),
  ];
  return (contents as [string, Content | undefined][]).flatMap(([where, content]) =>
    Object.entries(content ?? {}).map(([type, { schema }]) => ({ place: `${name} ${where}`, type, schema })),
  );
}

test('it is a document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect([document['openapi'], valid, errors]).toEqual(['3.1.0', true, undefined]);
});

test('every reference leads to something, and every schema with a name is referred to', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
  const named = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect([...new Set(references)].toSorted()).toEqual(named.toSorted());
});

test('every operation has an id of its own, made of its address', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(ids.filter((id, index) => id === undefined || ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['postMatchesByIdCommands', 'getMatchesByIdReportPdf', 'getHealthLive']));
});

test('what is sent and answered as JSON has a name, or is a list or a choice of what has one', () => {
  const isNamed = ({ $ref, items, oneOf, anyOf }: Schema): boolean =>
    $ref !== undefined ||
    (isThere(items) && isNamed(items)) ||
    ((oneOf ?? anyOf ?? []) as readonly Schema[]).some((_, __, all) => all.every(isNamed));
  const sent = operations.flatMap(sentBy).filter(({ type }) => isJson(type));
  expect(sent.length).toBeGreaterThan(200);
  expect(sent.filter(({ schema }) => !isNamed(schema)).map(({ place }) => place)).toEqual([]);
});

test('every operation says what it answers where it does not refuse', () => {
  const silent = operations.filter(([, { responses }]) => {
    const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    return !good.some(([status, { content }]) => status === '204' || content !== undefined);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('objects are closed; open are those whose keys are ids, and a few of which it is said why', () => {
  const all = [
    ...Object.entries(schemas).flatMap(([name, schema]) => within(schema, name)),
    ...operations.flatMap(sentBy).flatMap(({ place, schema }) => within(schema, place)),
  ];
  const objects = all.filter(([, { type, properties }]) => type === 'object' || properties !== undefined);
  const unsaid = objects.filter(([, { additionalProperties }]) => additionalProperties === undefined);
  expect(unsaid.map(([place]) => place)).toEqual([]);
  const isOpen = (schema: Schema): boolean =>
    schema['additionalProperties'] === true || Object.keys(schema).every((word) => word === 'description');
  const open = all.filter(([, schema]) => isOpen(schema));
  const places = open.map(([place]) => place).filter((place) => !PARTS_OF_PACKS.test(place));
  expect([...new Set(places)].toSorted()).toEqual(Object.keys(ANYTHING).toSorted());
  // A map has no members of its own beside its keys.
  const both = objects.filter(
    ([, { properties, additionalProperties }]) => properties && isThere(additionalProperties),
  );
  expect(both).toEqual([]);
});

test('what is told apart by a member says which value means which schema', () => {
  const told = Object.values(schemas)
    .flatMap((schema) => within(schema, ''))
    .filter(([, one]) => 'discriminator' in one);
  expect(told.length).toBeGreaterThan(3);
  for (const [, schema] of told) {
    const { propertyName, mapping } = schema['discriminator'] as {
      propertyName: string;
      mapping: Record<string, string>;
    };
    const values = Object.entries(mapping).map(([value, to]) => {
      const meant = schemas[to.split('/').at(-1) ?? ''];
      return (at(meant, 'properties', propertyName, 'enum') as readonly string[]).includes(value);
    });
    expect(values.every((is) => is)).toBe(true);
    expect(Object.values(mapping)).toEqual(expect.arrayContaining((schema['oneOf'] as Body[]).map(({ $ref }) => $ref)));
  }
});

test('what is closed in the document is closed at the door', async () => {
  const bodies = operations.flatMap(([name, { requestBody }]) => {
    const reference = requestBody?.content['application/json']?.schema['$ref'] as string | undefined;
    return reference === undefined ? [] : [{ name, schema: schemas[reference.split('/').at(-1) ?? ''] }];
  });
  expect(bodies.length).toBeGreaterThan(10);
  const { organizer, server: other } = await staffed();
  const answers = await Promise.all(
    bodies.map(async ({ name, schema }) => {
      const [method, path] = name.split(' ') as [string, string];
      const address = path.replace('{side}', 'A').replace(/\{\w+\}/g, 'm');
      const { status, body } = await organizer.ask(method, address, { stranger: 1 });
      const isNamed = listAt(body, 'errors').some((fault) => fault['at'] === 'stranger');
      return [name, schema?.['additionalProperties'], status, isNamed];
    }),
  );
  expect(answers).toEqual(bodies.map(({ name }) => [name, false, 400, true]));
  await other.close();
});

test('every release of every pack is as described', () => {
  const faults = SHELF.packs.flatMap((pack) =>
    faultsIn(PackDocument, packDocument(pack), '').map((fault) => ({ pack: pack.id, ...fault })),
  );
  expect([SHELF.packs.length > 10, faults]).toEqual([true, []]);
});
