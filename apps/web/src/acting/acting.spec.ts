import type { Me } from '@adjutant/access';
import { actingAs, may } from './acting.js';

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
      roles: ['judge'],
      judges: true,
      heads: false,
      organizes: false,
      side: null,
      actor: undefined,
    });
  });

  test('a seat holds for its own match only', () => {
    const seated: Me = { ...kim, person: null, roles: ['player'], seat: { match: 'm1', side: 'A' } };
    expect(actingAs(seated, 'judge', TABLE).side).toBe('A');
    expect(actingAs(seated, 'judge', { ...TABLE, match: 'm2' }).side).toBeNull();
    expect(actingAs(seated, 'judge', TABLE)).toMatchObject({ judges: false });
  });

  test('calls are read by staff and by those who sit there', () => {
    const reads = (roles: Me['roles']): boolean => may(actingAs({ ...kim, roles }, 'judge', TABLE), 'ReadDisputes');
    expect([reads(['organizer']), reads(['scorekeeper']), reads(['spectator']), reads([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('what only judges read is not asked for by a player, nor anything by whom nobody knows', () => {
    const seated: Me = { ...kim, person: null, roles: ['player'], seat: { match: 'm1', side: 'A' } };
    const here = actingAs(seated, 'judge', TABLE);
    expect([may(here, 'ReadDisputes'), may(here, 'CallJudge'), may(here, 'ReadPrecedents')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(may(actingAs(seated, 'judge', { ...TABLE, match: 'm2' }), 'CallJudge')).toBe(false);
    expect(may(null, 'CallJudge')).toBe(false);
  });
});
