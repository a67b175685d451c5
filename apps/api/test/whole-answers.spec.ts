import { fits, is, type Schema } from '@adjutant/kernel';
import { ModulesContainer } from '@nestjs/core';
import { EventDay } from './event-day.js';
import { answersByRoute, checkOf } from './held-answers.js';
import { call, contested, JO, rules, sendTo, STRIKE } from './judges.js';
import { advance, command, run, type Answer, type Running } from './running.js';

/** Not asked here, and why. */
const ELSEWHERE = [
  ...['GET /api/matches/:id/live', 'GET /api/tournaments/:id/live'], // They go on, as do these.
  ...['GET /api/live', 'GET /api/live/board', 'GET /api/live/topics'],
  ...[
    'GET /api/matches/:id/report.pdf',
    'GET /api/matches/:id/export',
    'GET /api/matches/:id/ledger.csv',
    'GET /api/matches/:id/uses.csv',
    'GET /api/matches/:id/sheet.pdf',
    'GET /api/sheets.pdf',
    'GET /api/matches/:id/slip.pdf',
    'GET /api/slips.pdf',
    'GET /api/matches/:id/events.jsonl',
    'GET /api/matches/:id/bundle',
    'GET /api/tournaments/:id/bundle',
    'GET /api/tournaments/:id/pairings.pdf',
    'GET /api/tournaments/:id/pairings.csv',
    'GET /api/tournaments/:id/standings.pdf',
    'GET /api/tournaments/:id/standings.csv',
    'GET /api/tournaments/:id/slips.pdf',
    'GET /api/tournaments/:id/slips.csv',
    'GET /api/tournaments/:id/register.csv',
    'GET /api/tournaments/:id/event.trf',
  ], // No JSON.
  ...['GET /api/metrics', 'GET /api/seal/checkpoint', 'GET /api/evidence/:hash'],
  ...['GET /api/access/staff', 'GET /api/matches/:id/seats', 'GET /api/tournaments/:id/staff'], // Where people sign in.
  'GET /api/packs/pinned/:digest', // A pack, which has a schema of its own.
  'GET /api/seal/consistency', // Between two checkpoints, which takes a while.
];

interface Example {
  readonly route: string;
  readonly schema: Schema;
  readonly value: unknown;
}

let server: Running;
let examples: readonly Example[];
beforeAll(async () => {
  server = await run();
  examples = await collected();
}, 60_000);
afterAll(() => server.close());

const ADDRESS: { readonly [path: string]: string } = {
  '/api/board/:match': '/api/board/m',
  '/api/matches/:id/why': '/api/matches/m/why?player=A&figure=cp',
  '/api/matches/:id/difference': '/api/matches/m/difference?from=3&to=6',
  '/api/matches/:id/first': '/api/matches/m/first?player=A&when=round:1',
  '/api/matches/:id/options': '/api/matches/m/options?player=A',
  '/api/policies/:id/advice': '/api/policies/wtc/advice?infraction=slow-play',
  '/api/tournaments/:id/bracket': '/api/tournaments/cut/bracket',
  '/api/tournaments/:id/events': '/api/tournaments/e/events?after=0',
  '/api/tournaments/:id/lists/:player': '/api/tournaments/e/lists/ann',
  '/api/tournaments/:id/pairings': '/api/tournaments/e/pairings?round=1',
  '/api/tournaments/:id/standings/:player': '/api/tournaments/e/standings/ann',
};
const IDS = { matches: 'm', disputes: 'd', packs: 'wh40k-10e', policies: 'frontline-itc', tournaments: 'e' };

function addressOf(path: string): string {
  const [, , kind = ''] = path.split('/');
  return ADDRESS[path] ?? path.replace(':id', IDS[kind as keyof typeof IDS] ?? 'm').replace(':entry', '6');
}

/** One answer of each route: a match with a dispute about it that is ruled, a supposition and a preview, and an event of two rounds. */
async function collected(): Promise<readonly Example[]> {
  const answers = answersByRoute(server.from(ModulesContainer));
  const found: Example[] = [];
  const note = (route: string, { status, body }: Answer): void => {
    const schema = answers.get(route)?.[status];
    if (schema) found.push({ route, schema: schema as Schema, value: body });
  };
  const person = await server.post('/api/people', { name: 'Ann' });
  note('POST /api/people', person);
  note('GET /api/people/:id', await server.get(`/api/people/${String(person.body['id'])}`));
  await contested(server, 'm');
  note('POST /api/matches/:id/commands', await server.send('m', advance()));
  const dispute = await sendTo(server, 'd', call('m'));
  note('POST /api/disputes/:id/commands', dispute);
  await sendTo(server, 'd', command('ClaimCall', {}, JO));
  note('POST /api/disputes/:id/preview', await server.post('/api/disputes/d/preview', { remedies: [STRIKE], ...JO }));
  await sendTo(server, 'd', rules([STRIKE]));
  const supposals = [{ leaveOut: [5] }];
  for (const reading of ['corrected', 'both']) {
    note('POST /api/matches/:id/suppose', await server.post('/api/matches/m/suppose', { supposals, reading }));
  }
  const event = await new EventDay(server, 'e').setUp(['ann', 'bob', 'cy', 'di']);
  const list = { player: 'ann', text: '++ Low Tide - Tidewardens [GF 750pts] ++\n\nReef Guard [5] Q4+ D4+ | 90pts |' };
  note('POST /api/tournaments/:id/lists/look', await server.post('/api/tournaments/e/lists/look', list));
  note('POST /api/tournaments/:id/lists', await server.post('/api/tournaments/e/lists', list));
  await event.plays(1);
  await event.plays(2);
  // Told late: of a round that is closed.
  await event.result(1, 1, 'A');
  await event.result(1, 1, 'B');
  const cut = await new EventDay(server, 'cut').setUp(['eve', 'fay', 'gus', 'hal']);
  await cut.asks('CutField', { players: ['eve', 'fay', 'gus', 'hal'], others: 'are-done', bracket: true });
  for (const [route] of answers) {
    const [method, path = ''] = route.split(' ');
    if (method === 'GET' && route !== 'GET /api/people/:id' && !ELSEWHERE.includes(route))
      note(route, await server.get(addressOf(path)));
  }
  return found;
}

type Members = Record<string, unknown>;
const ANYTHING: Schema = is.unknown();

interface Member {
  readonly holder: Members;
  readonly name: string;
  readonly isRequired: boolean;
}

const isThere = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every member of a value, however deep, and whether its description asks for it; of lists the first two items. */
function membersOf(value: unknown, schema: Schema): readonly Member[] {
  if (!isThere(value)) return [];
  const { anyOf, oneOf = anyOf, items, properties, additionalProperties, required = [] } = schema;
  if (oneOf) return inEvery(oneOf.filter((one) => fits(one, value)).map((one) => membersOf(value, one)));
  if (Array.isArray(value)) return items ? value.slice(0, 2).flatMap((one) => membersOf(one, items)) : [];
  const holder = value as Members;
  if (!properties) return Object.values(holder).flatMap((one) => membersOf(one, additionalProperties || ANYTHING));
  return Object.keys(holder).flatMap((name) => [
    { holder, name, isRequired: required.includes(name) },
    ...membersOf(holder[name], properties[name] ?? ANYTHING),
  ]);
}

/** Of a value that fits several descriptions: what each of them asks for. */
function inEvery([first = [], ...others]: readonly (readonly Member[])[]): readonly Member[] {
  return first.map((one) => ({
    ...one,
    isRequired: [
      one,
      ...others.map((all) => all.find((other) => other.holder === one.holder && other.name === one.name)),
    ].every((other) => other?.isRequired),
  }));
}

/** Whether an answer is still as described when a member is left out: for our own check, and for one by others. */
function without({ schema, value }: Example, { holder, name }: Member): readonly [boolean, boolean] {
  const kept = { ...holder };
  delete holder[name];
  const found = [fits(schema, value), checkOf(schema)(value)] as const;
  Object.assign(holder, kept);
  return found;
}

test('an answer of every route is at hand', () => {
  const routes = new Set(examples.map(({ route }) => route));
  const reads = [...answersByRoute(server.from(ModulesContainer)).keys()].filter((route) => route.startsWith('GET '));
  expect(reads.filter((route) => !routes.has(route)).toSorted()).toEqual(ELSEWHERE.toSorted());
});

test('dropping any member of an answer fails, unless its description says that it may be left out', () => {
  const tried = examples.flatMap((example) => {
    expect([example.route, fits(example.schema, example.value)]).toEqual([example.route, true]);
    return membersOf(example.value, example.schema).map((member) => {
      const [ours, others] = without(example, member);
      return { where: `${example.route} ${member.name}`, isRequired: member.isRequired, ours, others };
    });
  });
  expect(tried.filter(({ isRequired, ours, others }) => ours === isRequired || others === isRequired)).toEqual([]);
  expect(tried.filter(({ isRequired }) => isRequired).length).toBeGreaterThan(1_000);
});
