import type { DisputeSummary } from '../api/dispute-types.js';
import { inTurn, sifted, stepped, type Sieve } from './queue.js';

const call = (id: string, over: Partial<DisputeSummary> = {}): DisputeSummary => ({
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

const found = (over: Partial<Sieve>): readonly string[] =>
  sifted(CALLS, {
    shelf: 'all',
    question: '',
    me: 'kim',
    named: (person) => (person === 'p-ada' ? 'Ada' : person),
    ...over,
  }).map(({ id }) => id);

describe('the shelves of the queue', () => {
  test.each([
    ['open', ['called', 'claimed']],
    ['mine', ['claimed']],
    ['ruled', ['ruled', 'final']],
    ['appealed', ['appealed']],
    ['all', CALLS.map(({ id }) => id)],
  ] as const)('%s', (shelf, ids) => expect(found({ shelf })).toEqual(ids));

  test('nobody who is not known holds a call', () => expect(found({ shelf: 'mine', me: null })).toEqual([]));
});

test('every word counts: of the claim, the table, the entry, the names, the standing', () => {
  expect(found({ question: 'command TABLE 3' })).toEqual(['claimed']);
  expect(found({ question: 'ada final' })).toEqual(['final']);
  expect(found({ question: '#9 withdrawn' })).toEqual(['withdrawn']);
  expect(found({ question: 'nobody' })).toEqual([]);
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
  expect(inTurn(calls).map(({ id }) => id)).toEqual([
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
