import { MATCH_COMMAND_SCHEMAS, type MatchCommand } from '../index.js';
import { entriesNamed, renumbered } from './forecast.js';

const command = (type: MatchCommand['type'], data: object): MatchCommand => ({ type, data }) as MatchCommand;

test.each([
  [command('AnswerUse', { player: 'A', entry: 41, option: 'x' }), [41]],
  [command('RecordRoll', { roll: '41/0', dice: [3] }), [41]],
  [command('RecordRoll', { roll: 'A/priority', dice: [3] }), []],
  [command('RecordRoll', { dice: [3] }), []],
  [command('CorrectEntry', { entry: 41, correction: { kind: 'redate', before: 40 }, because: 'x' }), [41, 40]],
  [command('CorrectEntry', { entry: 41, correction: { kind: 'strike' }, because: 'x' }), [41]],
  [command('AdvancePhase', { to: { round: 1, turn: 'A', step: 'wander' } }), []],
  [command('GainCommandPoints', { player: 'A', amount: 41 }), []],
])('%j names %j', (asked, entries) => {
  expect(entriesNamed(asked)).toEqual(entries);
  const later = renumbered(asked, (entry) => entry + 7);
  expect(entriesNamed(later)).toEqual(entries.map((entry) => entry + 7));
  expect(renumbered(later, (entry) => entry - 7)).toEqual(asked);
  expect(renumbered(asked, (entry) => entry)).toBe(asked);
});

/** Officials rule on what is recorded; no phone forecasts for them. */
const OF_OFFICIALS = ['ApplyRuling', 'ReverseRuling'];

test('every command that names entries is known to', () => {
  const named = Object.entries(MATCH_COMMAND_SCHEMAS).flatMap(([type, { properties = {} }]) => {
    const data = Object.fromEntries(
      Object.entries(properties as { readonly [member: string]: { readonly description?: string } })
        .filter(([, { description = '' }]) => /\bentry\b/i.test(description))
        .map(([member]) => [member, 1]),
    );
    return Object.keys(data).length > 0
      ? [{ type, named: entriesNamed(command(type as never, data)).length, of: data }]
      : [];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter(({ type, named: found, of }) => !OF_OFFICIALS.includes(type) && found < Object.keys(of).length),
  ).toEqual([]);
});
