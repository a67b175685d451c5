import type { Me } from '../access/access-api.js';
import { actingAs } from './acting.js';

const ALONE: Me = { mode: 'single-user', person: null, roles: [], seat: null, until: null };
const TABLE = { match: 'm1', players: { A: 'ada', B: 'ben' } };

test('where nobody signs in, the chosen role goes along with each command', () => {
  expect(actingAs(ALONE, 'judge', TABLE)).toMatchObject({
    judges: true,
    heads: false,
    side: null,
    actor: { id: 'judge', role: 'judge' },
  });
  expect(actingAs(ALONE, 'head-judge', TABLE)).toMatchObject({ judges: true, heads: true });
});

test('a player is the person who sits there', () => {
  expect(actingAs(ALONE, 'B', TABLE)).toMatchObject({
    judges: false,
    side: 'B',
    id: 'ben',
    actor: { id: 'ben', role: 'player' },
  });
  expect(actingAs(ALONE, 'B', null)).toMatchObject({ side: null, actor: undefined });
});

describe('where people sign in', () => {
  const kim: Me = {
    mode: 'staffed',
    person: { id: 'kim', name: 'Kim' },
    roles: ['judge'],
    seat: null,
    until: null,
  };

  test('the session says who acts, whatever was chosen', () => {
    expect(actingAs(kim, 'head-judge', TABLE)).toEqual({
      mode: 'staffed',
      id: 'kim',
      judges: true,
      heads: false,
      organizes: false,
      reads: true,
      side: null,
      actor: undefined,
    });
  });

  test('a seat holds for its own match only', () => {
    const seated: Me = { ...kim, person: null, roles: ['player'], seat: { match: 'm1', side: 'A' } };
    expect(actingAs(seated, 'judge', TABLE).side).toBe('A');
    expect(actingAs(seated, 'judge', { ...TABLE, match: 'm2' }).side).toBeNull();
    expect(actingAs(seated, 'judge', TABLE)).toMatchObject({ judges: false, reads: true });
  });

  test('calls are read by staff and by those who sit there', () => {
    const reads = (roles: Me['roles']): boolean => actingAs({ ...kim, roles }, 'judge', TABLE).reads;
    expect([reads(['organizer']), reads(['scorekeeper']), reads(['spectator']), reads([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
