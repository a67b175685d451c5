import { PENALTY_COMMANDS, DISPUTE_COMMANDS } from '@adjutant/dispute';
import { MATCH_COMMANDS } from '@adjutant/match';
import { CASES, KINDS, othersIn, sampleOf } from './net/checking.js';
import { differences } from './net/corpus.js';
import { NetServer } from './net/net-server.js';

const A_KIND = 8;
/** Came after the requests were recorded: what they are answered is held by tests of their own. */
const SINCE: ReadonlySet<string> = new Set([
  'FollowMatch',
  'AppealPenalty',
  'AnswerPenaltyAppeal',
  'RaiseDepth',
  'TakeBack',
  'AskTakeBack',
  'AgreeTakeBack',
  'DeclineTakeBack',
  'ConfirmRound',
  'AddBookEntries',
  'SetChessClock',
  'PassTime',
  'PauseTime',
  'GiveTime',
  'ClaimAwards',
]);

describe('requests are answered as they were', () => {
  let server: NetServer;
  beforeAll(async () => (server = await NetServer.start()));
  afterAll(() => server.close());

  test.each(KINDS)('%s', async (_, cases) => {
    expect(await othersIn(server, sampleOf(cases, A_KIND))).toEqual([]);
  });
});

test('the net holds 5,000 requests, of every type of command and of all else that takes messages', () => {
  const types = [...MATCH_COMMANDS, ...DISPUTE_COMMANDS, ...PENALTY_COMMANDS].filter((type) => !SINCE.has(type));
  const kinds = new Set(KINDS.map(([kind]) => kind));
  expect([...types, 'suppose', 'preview', 'import'].filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(CASES.length).toBeGreaterThanOrEqual(5_000);
});

test('each later difference has its reason, and there is such a case', () => {
  const known = new Set(CASES.map((one) => one.case));
  const numbers = differences().flatMap(({ cases }) => cases.map((one) => one.case));
  expect(numbers.filter((number) => !known.has(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(differences().filter(({ because }) => because.length < 20)).toEqual([]);
});
