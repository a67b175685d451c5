import type { DisputeInQueue } from '@adjutant/lists';
import { addressOf, besides, counting, inQueueOrder, noneFits, stepped, type Looking, type Sieve } from './queue.js';
import { wantsAJudge } from './status.js';

const call = (id: string, over: Partial<DisputeInQueue> = {}): DisputeInQueue => ({
  id,
  match: 'm1',
  title: 'Round 2',
  players: { A: 'p-ada', B: 'p-ben' },
  table: '14',
  entry: 9,
  clock: 'R1.A.Shooting',
  at: 33,
  claim: 'The Grenade was out of range',
  by: { side: 'B' },
  status: 'called',
  judge: null,
  calledAt: '2026-05-01T10:00:00Z',
  claimedAt: null,
  ruledAt: null,
  closedAt: null,
  revision: 0,
  ...over,
});

const CALLS = [
  call('called'),
  call('claimed', { status: 'claimed', judge: 'kim', claim: 'Command points differ', table: '3' }),
  call('ruled', { status: 'ruled', judge: 'kim' }),
  call('appealed', { status: 'appealed', judge: null }),
  call('final', { status: 'final', judge: 'lee' }),
  call('withdrawn', { status: 'withdrawn' }),
];

const asked = (sieve: Partial<Sieve>, looking: Partial<Looking> = {}): Record<string, string> | null => {
  const address = addressOf(
    { shelf: 'all', question: '', match: null, event: null, ...sieve },
    { id: 'kim', hears: false, ...looking },
  );
  return address === null ? null : Object.fromEntries(new URL(address, 'http://server').searchParams);
};

describe('the shelves of the queue are asked of the server', () => {
  test.each([
    ['open', { status: 'called,claimed' }],
    ['mine', { status: 'claimed,appealed', judge: 'kim' }],
    ['ruled', { status: 'ruled,final' }],
    ['appealed', { status: 'appealed' }],
    ['all', {}],
  ] as const)('%s', (shelf, by) => expect(asked({ shelf })).toEqual({ limit: '100', ...by }));

  test('appeals stand among what is open for whoever may take them', () =>
    expect(asked({ shelf: 'open' }, { hears: true })).toMatchObject({ status: 'called,claimed,appealed' }));

  test('nobody who is not known holds a call: nothing is asked', () =>
    expect(asked({ shelf: 'mine' }, { id: null })).toBeNull());

  test('so is the event', () => expect(asked({ event: 'open-1' })).toMatchObject({ event: 'open-1' }));

  test('so are the words, whatever stands in them, and the match', () =>
    expect(asked({ question: 'ada & #9', match: 'm/1' })).toMatchObject({ search: 'ada & #9', match: 'm/1' }));
});

test('that no call fits is said of what was searched', () => {
  expect(noneFits('all')).toBe('No call fits: all calls were looked through. Try fewer words.');
  expect(noneFits('open')).toBe(
    'No call fits: all calls under “Open” were looked through. Try fewer words, or another shelf.',
  );
});

test('what is counted is what is shown, and says where older ones wait', () => {
  expect([counting(1, false), counting(100, true)]).toEqual(['1 call', 'the newest 100 calls']);
});

test('who waits without a judge stands first, longest first; what is over comes last, newest first', () => {
  const at = (minute: number) => ({ calledAt: `2026-05-01T10:${String(minute).padStart(2, '0')}:00Z` });
  const calls = [
    call('over early', { status: 'final', ...at(1) }),
    call('late', at(9)),
    call('on the way', { status: 'claimed', ...at(2) }),
    call('over late', { status: 'ruled', ...at(8) }),
    call('appeal', { status: 'appealed', ...at(3) }),
    call('early', at(5)),
  ];
  expect(inQueueOrder(calls).map(({ id }) => id)).toEqual([
    'early',
    'late',
    'appeal',
    'on the way',
    'over late',
    'over early',
  ]);
});

test('steps stay within the list, and begin at the first', () => {
  const ids = ['a', 'b', 'c'];
  expect([stepped(ids, null, 1), stepped(ids, 'a', 1), stepped(ids, 'c', 1), stepped(ids, 'a', -1)]).toEqual([
    'a',
    'b',
    'c',
    'a',
  ]);
  expect([stepped(ids, 'gone', -1), stepped([], null, 1)]).toEqual(['a', null]);
});

test('a judge is wanted by whom nobody has come to, and by an appeal of whoever may take it', () => {
  const wanted = (hears: boolean) => CALLS.filter((one) => wantsAJudge(one, hears)).map(({ id }) => id);
  expect([wanted(false), wanted(true)]).toEqual([['called'], ['called', 'appealed']]);
  expect(wantsAJudge(call('taken', { status: 'appealed', judge: 'hana' }), true)).toBe(false);
});

test('a second call about a match names the one that a judge is on the way to', () => {
  const calls = [call('a'), call('b'), call('c', { status: 'claimed', judge: 'kim' }), call('d', { match: 'other' })];
  const beside = calls.map((one) => besides(one, calls)?.id ?? null);
  expect(beside).toEqual(['c', 'c', 'a', null]);
});
