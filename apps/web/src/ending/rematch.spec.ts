import type { MatchEvent } from '@adjutant/match';
import { rematchCommands, rematchId } from './rematch.js';

test('both devices come to one match, and the next one is another', () => {
  expect(rematchId('table-7')).toBe('table-7-rematch');
  expect(rematchId('table-7-rematch')).toBe('table-7-rematch-2');
  expect(rematchId('table-7-rematch-9')).toBe('table-7-rematch-10');
  expect(rematchId('x'.repeat(100))).toHaveLength(100);
});

test('it has the same seats, game and depth, and the lists that were brought last', () => {
  const opened = {
    title: 'Table 7',
    pack: { id: 'kites', release: 'first', digest: 'd' },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    settings: { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' },
    depth: 'score',
  };
  const brings = (player: string, points: number) => ({
    type: 'RosterSubmitted',
    data: { player, roster: { points } },
  });
  const events = [{ type: 'MatchOpened', data: opened }, brings('A', 1), brings('A', 2), brings('B', 3)];
  const { pack: _, ...kept } = opened;
  expect(rematchCommands(events as unknown as MatchEvent[])).toEqual([
    { type: 'OpenMatch', data: { ...kept, title: 'Rematch: Table 7', pack: { id: 'kites', release: 'first' } } },
    { type: 'SubmitRoster', data: { player: 'A', roster: { points: 2 } } },
    { type: 'SubmitRoster', data: { player: 'B', roster: { points: 3 } } },
  ]);
  expect(rematchCommands([])).toEqual([]);
});
