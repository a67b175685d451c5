import type { Item } from './item.js';
import { saidOf } from './said.js';

const said = (type: string, data: object, where = ''): string =>
  saidOf({ command: { type, data }, where } as unknown as Pick<Item, 'command' | 'where'>);

test('what waits is told by what was pressed, with its name and its points, and where', () => {
  expect(said('UseStratagem', { player: 'A', stratagem: 'Grenade' })).toBe('Use stratagem: Grenade');
  expect(said('ScoreVictoryPoints', { player: 'B', category: 'primary', points: 5 }, 'Round 2')).toBe(
    'Score victory points: primary, 5, Round 2',
  );
  expect(said('AdvancePhase', {})).toBe('Advance phase');
});

test('what lies in a hand is not told', () => {
  const drawn = said('DrawObjective', { player: 'A', dice: [1, 3], objective: 'secure/13' });
  expect(drawn).toBe('Draw objective');
});
