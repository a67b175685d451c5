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

interface Described {
  readonly properties: { readonly data: { readonly properties: { readonly [member: string]: object } } };
}

/** Every number of an entry is described by the same bounds. */
const isOfEntry = (schema: object): boolean =>
  'type' in schema && schema.type === 'integer' && 'maximum' in schema && schema.maximum === 1_000_000;

/** Officials rule on what is recorded: no phone forecasts that for them. */
const OF_OFFICIALS = ['ApplyRuling', 'ReverseRuling'];

test('every command that names entries is known to', () => {
  const naming = Object.entries(MATCH_COMMAND_SCHEMAS).flatMap(([type, schema]) => {
    const { data } = (schema as unknown as Described).properties;
    const members = Object.keys(data.properties).filter((member) => isOfEntry(data.properties[member] ?? {}));
    return members.length === 0 || OF_OFFICIALS.includes(type) ? [] : [[type, members] as const];
  });
  expect(naming.length).toBeGreaterThan(6);
  for (const [type, members] of naming) {
    const named = entriesNamed(command(type as never, Object.fromEntries(members.map((member) => [member, 1]))));
    expect([type, named.length]).toEqual([type, members.length]);
  }
});
