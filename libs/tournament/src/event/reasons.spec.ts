import { faultsIn, fits, type Schema } from '@adjutant/kernel';
import { TOURNAMENT_COMMAND_SCHEMAS } from './commands.js';
import { PlayerDropped } from './events/entering.js';

const ASKED = Object.entries(TOURNAMENT_COMMAND_SCHEMAS).flatMap(([type, { properties }]) => {
  const data: Schema = properties.data;
  return data.properties?.['because'] === undefined ? [] : [[type, data] as const];
});

it('is asked of many commands', () => {
  expect(ASKED.map(([type]) => type)).toEqual(expect.arrayContaining(['DropPlayer', 'EditDraft', 'GiveBye']));
});

it.each(ASKED)('%s takes no blanks for a reason', (_, data) => {
  const faults = (because: string): readonly string[] =>
    faultsIn(data, { because }, '').flatMap(({ at, message }) => (at === 'because' ? [message] : []));
  expect(faults(' \n ')).toEqual(['because must say why, in at most 1000 characters']);
  expect(faults('Ill')).toEqual([]);
});

it('what was recorded with blanks before is still read', () => {
  expect(fits(PlayerDropped.properties.data, { player: 'cy', until: 1, because: ' ' })).toBe(true);
});
