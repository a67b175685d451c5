import { saidOf } from '../engine/queue/said.js';
import { saidOfPress } from './said-of-press.js';

const command = { round: 1, turn: 'A', step: 'command' } as const;

test('data that is none of its command is not read', () => {
  expect(saidOfPress({ type: 'RecordUnitsDestroyed', data: {}, place: null }, saidOf)).toBe('Record units destroyed');
});

test('what another phone hands over is told with what it is about, and where', () => {
  expect(saidOfPress({ type: 'AdvancePhase', data: {}, place: command }, saidOf)).toBe('Goes on from R1.A.Command');
  const used = { player: 'A', stratagem: 'core/grenade', roles: { target: 'A3' } };
  expect(saidOfPress({ type: 'UseStratagem', data: used, place: null }, saidOf)).toBe('Use stratagem: Grenade, A3, A');
  const slot = { round: 2, turn: null, step: 'activations', slot: 3 } as const;
  expect(saidOfPress({ type: 'RecordUnitDestroyed', data: { unit: 'B3' }, place: slot }, saidOf)).toBe(
    'B3 is destroyed, R2.Activations#3',
  );
});
