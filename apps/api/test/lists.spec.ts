import { StoreUnavailable } from '@adjutant/store';
import type { CommandAnswer } from '../src/commands/answer.js';
import { takeAll } from '../src/commands/list.js';
import { becameOf, listOf, prepare, sendEach, sendList } from './listing.js';
import { at, command, started, toShooting, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

let event: StaffedServer;
let jo: Person;
beforeAll(async () => {
  event = await staffed();
  jo = await event.hire('Jo', 'judge');
});
afterAll(() => event.server.close());

async function opened(match: string): Promise<Person> {
  expect((await jo.send(match, ...started(), toShooting())).status).toBe(200);
  return event.seatAt(match, 'A');
}

const told = (answer: Answer): unknown => becameOf(answer).map((one) => [one['outcome'], one['code']]);
const revisionOf = async (match: string): Promise<number> =>
  Number((await jo.get(`/api/matches/${match}`)).body['revision']);

test('nobody acts for a unit that came to the other side in the same list', async () => {
  const ann = await opened('returned');
  const before = await revisionOf('returned');
  const answer = await ann.send(
    'returned',
    command('RecordUnitDestroyed', { unit: 'B-2' }),
    command('RecordUnitReturned', { unit: 'B-2', as: 'B-9', what: 'x' }),
    command('RecordUnitAction', { unit: 'B-9', action: 'x' }),
  );
  expect([answer.status, told(answer)]).toEqual([
    403,
    [
      ['skipped', undefined],
      ['skipped', undefined],
      ['refused', 'access/not-your-seat'],
    ],
  ]);
  expect(at(answer.body, 'facts')).toMatchObject({ command: 2, recorded: 0 });
  expect(await revisionOf('returned')).toBe(before);
});

test('and whoever may act for it may do so in one list', async () => {
  await opened('returned-by-staff');
  const list = [
    command('RecordUnitDestroyed', { unit: 'B-2' }),
    command('RecordUnitReturned', { unit: 'B-2', as: 'B-9', what: 'x' }),
    command('RecordBattleShock', { unit: 'B-9', result: 'passed' }),
  ];
  const answer = await jo.send('returned-by-staff', ...list);
  expect(becameOf(answer).map((one) => one['outcome'])).toEqual(['recorded', 'recorded', 'recorded']);
});

test('of a list for a dispute nothing is recorded where one command is not for whoever sends it', async () => {
  const ann = await opened('claimed');
  const call = command('CallJudge', { match: 'claimed', side: 'A', claim: 'x' });
  expect((await ann.ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
  const head = await event.server.store.head();
  const answer = await ann.ask('POST', '/api/disputes/d/commands', [
    command('MakeStatement', { side: 'A', text: 'x' }),
    command('ClaimCall', {}),
    command('MakeStatement', { side: 'A', text: 'y' }),
  ]);
  expect([answer.status, answer.body['code'], told(answer)]).toEqual([
    403,
    'access/no-role',
    [
      ['skipped', undefined],
      ['refused', 'access/no-role'],
      ['skipped', undefined],
    ],
  ]);
  expect(await event.server.store.head()).toBe(head);
});

test('what a list may depends on what it does itself: a call and what is said in it come in one', async () => {
  const ann = await opened('called');
  const answer = await ann.ask('POST', '/api/disputes/called/commands', [
    command('CallJudge', { match: 'called', side: 'A', claim: 'x' }),
    command('MakeStatement', { side: 'A', text: 'x' }),
  ]);
  expect([answer.status, told(answer)]).toEqual([
    200,
    [
      ['recorded', undefined],
      ['recorded', undefined],
    ],
  ]);
});

test.each([1, 2, 3, 4])('no list gets more than its commands would one by one (%i)', async (seed) => {
  const list = listOf(seed);
  const [whole, each] = [`list-${seed}`, `each-${seed}`];
  await prepare(jo, whole);
  await prepare(jo, each);
  const sender = (match: string): Promise<Person> => (seed % 2 === 0 ? Promise.resolve(jo) : event.seatAt(match, 'A'));
  const got = await sendList(await sender(whole), whole, list);
  expect({ list, got }).toEqual({ list, got: await sendEach(await sender(each), each, list) });
});

test('a disk that is full in the middle of a list says how many are recorded, and what became of each', async () => {
  const recorded: CommandAnswer = { outcome: 'recorded', revision: 7, events: [] };
  const full = new StoreUnavailable('full', { disk: 'full' });
  const take = (number: number) => (number < 3 ? Promise.resolve(recorded) : Promise.reject(full));
  const { answers, trouble } = await takeAll([1, 2, 3, 4], { take, rehearse: () => Promise.resolve() }, 'x');
  expect(answers.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded', 'failed', 'skipped']);
  expect(answers[2]).toMatchObject({ status: 503, code: 'store/disk-full', facts: { recorded: 2, of: 4 } });
  expect(trouble).toMatchObject({ retryAfterSeconds: 2, unexpected: true });
});
