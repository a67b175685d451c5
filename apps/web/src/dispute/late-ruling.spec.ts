import type { Acting } from '../acting/acting.js';
import { lateFor } from './late-ruling.js';

const judge = { id: 'kim', judges: true, heads: false } as Acting;
const CONFIRMED = [
  { number: 7, type: 'ResultConfirmed', mark: null },
  { number: 8, type: 'ResultConfirmed', mark: null },
] as const;
const call = (at: number, status: 'called' | 'claimed' | 'ruled' = 'claimed') => ({ at, status, judge: 'kim' });
const confirmed = { match: { resultState: 'confirmed' }, timeline: CONFIRMED } as const;

test('a judge is told that the result counted before the call, and what to do', () => {
  expect(lateFor({ dispute: call(8), ...confirmed }, judge)).toBe(
    'Both players had confirmed the result before this call: only the head judge rules on it now. Release the call, so that the head judge can claim it; where there is none, an organizer makes somebody head judge under Staff.',
  );
  expect(lateFor({ dispute: { ...call(8, 'called'), judge: null }, ...confirmed }, judge)).toMatch(
    /Leave the call to the head judge/,
  );
});

test('what officials decided is the head judge’s whenever the call came', () => {
  const decided = { match: { resultState: 'decided' }, timeline: [] } as const;
  expect(lateFor({ dispute: call(3), ...decided }, judge)).toMatch(/^Officials have decided this result/);
});

test.each([
  ['was called before both had confirmed', call(7), confirmed, judge],
  ['may rule on it as head judge', call(8), confirmed, { ...judge, heads: true }],
  ['is a player', call(8), confirmed, { ...judge, judges: false }],
  ['has ruled', call(8, 'ruled'), confirmed, judge],
  ['rules on a result that nobody confirmed', call(8), { ...confirmed, match: { resultState: 'reported' } }, judge],
  ['rules while it is played', call(8), { match: { resultState: null }, timeline: [] }, judge],
  [
    'rules after a confirmation was struck',
    call(8),
    { ...confirmed, timeline: CONFIRMED.map((one) => ({ ...one, mark: 'struck' as const })) },
    judge,
  ],
] as const)('nothing is told to whoever %s', (_, dispute, match, acting) => {
  expect(lateFor({ dispute, ...match }, acting)).toBeNull();
});
