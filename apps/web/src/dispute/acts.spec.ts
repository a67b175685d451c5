import type { WholeDispute, WholeRuling } from '@adjutant/dispute';
import type { Acting } from '../acting/acting.js';
import { actsOpen, standingRuling } from './acts.js';

const judge: Acting = {
  mode: 'staffed',
  id: 'kim',
  judges: true,
  heads: false,
  organizes: false,
  roles: ['judge'],
  side: null,
  actor: undefined,
};
const head: Acting = { ...judge, id: 'lee', heads: true };
const player = (side: 'A' | 'B'): Acting => ({ ...judge, id: side, judges: false, side });

const ruling = (over: Partial<WholeRuling> = {}): WholeRuling => ({
  ruling: '1',
  number: 4,
  instance: 'first',
  verdict: null,
  judge: 'kim',
  at: '2026-05-01T10:05:00Z',
  remedies: [{ kind: 'none' }],
  texts: [],
  penalties: [],
  rules: [],
  because: 'seen',
  basis: { revision: 33, before: 'a', after: 'a' },
  accepted: [],
  outcome: null,
  revoked: null,
  takenBack: null,
  ...over,
});

type Case = Pick<WholeDispute, 'status' | 'by' | 'judge' | 'rulings'>;
const standing = (status: WholeDispute['status'], over: Partial<Case> = {}): Case => ({
  status,
  by: { side: 'B' },
  judge: null,
  rulings: status === 'ruled' || status === 'appealed' || status === 'final' ? [ruling()] : [],
  ...over,
});

const open = (dispute: Case, acting: Acting): readonly string[] => [...actsOpen(dispute, acting)].sort();

const HEARS = ['show', 'state'];

describe('a judge', () => {
  test.each([
    ['takes a call that waits', standing('called'), ['claim', ...HEARS, 'withdraw']],
    [
      'rules on the own call',
      standing('claimed', { judge: 'kim' }),
      ['grant', 'release', 'rule', ...HEARS, 'withdraw'],
    ],
    ['leaves the call of another alone', standing('claimed', { judge: 'ann' }), [...HEARS, 'withdraw']],
    ['grants the time that was lost', standing('ruled'), ['grant', ...HEARS]],
    ['has no part in an appeal', standing('appealed'), HEARS],
    ['may still grant time at the end', standing('final'), ['grant']],
    ['has nothing to do for a call that was withdrawn', standing('withdrawn'), []],
  ])('%s', (_, dispute, acts) => expect(open(dispute, judge)).toEqual(acts));
});

describe('a head judge', () => {
  test.each([
    ['gives a call of another judge back', standing('claimed', { judge: 'ann' }), ['release', ...HEARS, 'withdraw']],
    ['takes a ruling back', standing('ruled'), ['grant', 'revoke', ...HEARS]],
    ['takes an appeal', standing('appealed'), ['claim-appeal', ...HEARS]],
    ['decides the own appeal', standing('appealed', { judge: 'lee' }), ['rule-finally', ...HEARS]],
    ['leaves the appeal of another alone', standing('appealed', { judge: 'ann' }), HEARS],
  ])('%s', (_, dispute, acts) => expect(open(dispute, head)).toEqual(acts));
});

describe('a player', () => {
  test('withdraws only the own call, and tells their side of it', () => {
    expect(open(standing('claimed'), player('B'))).toEqual([...HEARS, 'withdraw']);
    expect(open(standing('claimed'), player('A'))).toEqual(HEARS);
  });
  test('accepts a ruling or appeals it, once', () => {
    expect(open(standing('ruled'), player('A'))).toEqual(['accept', 'appeal', ...HEARS]);
    expect(open(standing('ruled', { rulings: [ruling({ accepted: ['A'] })] }), player('A'))).toEqual(HEARS);
  });
  test('has nothing to say to what is final or withdrawn', () => {
    expect(open(standing('final'), player('A'))).toEqual([]);
    expect(open(standing('withdrawn'), player('B'))).toEqual([]);
  });
});

test('a spectator is offered nothing', () => {
  expect(open(standing('called'), { ...judge, judges: false })).toEqual([]);
});

test('what was revoked or could not be carried out is not the ruling that stands', () => {
  const revoked = ruling({ ruling: '2', revoked: { because: 'misread', by: 'lee', at: '2026-05-01T10:09:00Z' } });
  const impossible = ruling({ ruling: '3', outcome: { carriedOut: false, code: 'x', message: 'y', at: '' } });
  expect(standingRuling([ruling(), revoked, impossible])?.ruling).toBe('1');
  expect(standingRuling([revoked])).toBeNull();
});
