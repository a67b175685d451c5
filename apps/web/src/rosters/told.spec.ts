import { Problem } from '../api/client.js';
import type { Acting } from '../acting/acting.js';
import { against, NOTHING } from './against.js';
import { isListAwaited, mayBring } from './may-bring.js';
import { firstLines, unreadText } from './unread-text.js';

const ROSTER = { faction: 'Cinder Host', units: [{ id: 'A1', name: 'Ember Guard' }] };

describe('a refusal', () => {
  const reason = (code: string, message: string, facts: object = {}) => ({ code, message, facts, cites: [] }) as never;

  test('stands at the unit that it is about, the rest at the army, and codes apart', () => {
    const reasons = [
      reason('muster/points', 'The army costs too much.'),
      reason('muster/unit-limit', 'One too many.', { unit: 'A1' }),
      reason('muster/apart', 'Somebody who is not listed.', { unit: 'Z9' }),
    ];
    const error = new Problem(409, 'Refused', 'The army costs too much.', 'muster/points', { facts: {}, reasons });
    expect(against(error, ROSTER)).toEqual({
      army: ['The army costs too much.', 'Somebody who is not listed.'],
      units: new Map([['A1', ['One too many.']]]),
      codes: ['muster/points', 'muster/unit-limit', 'muster/apart'],
    });
  });

  test('of a member that is malformed stands at its unit too', () => {
    const error = new Problem(400, 'Refused', 'Two faults.', 'request/malformed');
    error.faults = [
      { at: 'data.roster.units[0].models', message: 'models must be at most 1000' },
      { at: 'data.roster.points', message: 'points must be at most 100000' },
    ] as never;
    const { army, units } = against(error, ROSTER);
    expect(army).toEqual(['points must be at most 100000']);
    expect(units.get('A1')).toEqual(['models must be at most 1000']);
  });

  test('of one reason, and none', () => {
    expect(against(new Problem(0, 'No answer', 'Nobody answers.', null), ROSTER).army).toEqual(['Nobody answers.']);
    expect(against(null, ROSTER)).toBe(NOTHING);
  });
});

describe('a list that is not read', () => {
  const readers = [
    { id: 'plain', name: 'One unit a line' },
    { id: 'app', name: 'The app' },
  ];

  test('names programs, never ids', () => {
    const refusal = { code: 'list/unknown', message: 'It could be: app, plain.', facts: { likely: ['app', 'plain'] } };
    expect(unreadText(refusal, readers)).toContain('(One unit a line, The app)');
    expect(unreadText({ ...refusal, facts: { likely: [] } }, readers)).toContain('10 Shock Troops');
    expect(unreadText({ code: 'list/several', message: 'A second list.', facts: {} }, readers)).toBe('A second list.');
  });

  test('shows how it begins, with the numbers of its lines', () => {
    const lines = firstLines(`\n\none\r\n\r\ntwo\n${'x'.repeat(200)}\n4\n5\n6\n7\n8`);
    expect(lines.slice(0, 2)).toEqual([
      { number: 3, text: 'one' },
      { number: 5, text: 'two' },
    ]);
    expect([lines.length, lines[2]?.text.length]).toEqual([6, 81]);
  });
});

describe('who brings a list, and when', () => {
  const seats = { A: { army: null }, B: { army: {} } } as never;
  const opened = { status: 'opened', voided: null, seats } as const;
  const acting = (side: 'A' | 'B' | null): Acting =>
    ({ roles: side === null ? ['judge'] : ['player'], side }) as unknown as Acting;

  test('before the battle a player the own one, and staff either', () => {
    expect([mayBring(opened, acting('A'), 'A'), mayBring(opened, acting('A'), 'B')]).toEqual([true, false]);
    expect([mayBring(opened, acting(null), 'A'), mayBring(opened, acting(null), 'B')]).toEqual([true, true]);
    expect(mayBring(opened, null, 'A')).toBe(false);
  });

  test('later on only one that is missing, where the match began less deep', () => {
    const running = { ...opened, status: 'running' } as const;
    expect(isListAwaited(running, 'A')).toBe(false);
    const less = { ...running, depth: 'Recorded as a score.' };
    expect([isListAwaited(less, 'A'), isListAwaited(less, 'B')]).toEqual([true, false]);
    expect(isListAwaited({ ...opened, voided: { because: 'Twice.' } as never }, 'A')).toBe(false);
  });
});
