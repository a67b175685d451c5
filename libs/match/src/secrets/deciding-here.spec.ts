import { discards, draws, nightfall, NIGHT_SHELF, StorelessMatch, thinksAgain } from '@adjutant/testing/given';
import { decideHere, openState, type MatchCommand } from '../index.js';

const OCCASION = {
  ...{ now: '2026-11-24T10:00:00.000Z', occurredAt: '2026-11-24T10:00:00.000Z' },
  actor: { id: 'ann', role: 'player' },
} as const;

/** What the phone of A says to a command, with what it has of its own hand. */
function onPhone(desk: StorelessMatch, command: MatchCommand, isOpened = true) {
  const own = isOpened ? desk.envelopes.filter(({ owner }) => owner === 'A') : [];
  const state = openState(NIGHT_SHELF, desk.state, ['A'], own);
  const came = decideHere({ shelf: NIGHT_SHELF, state, sides: ['A'], occasion: OCCASION }, command);
  return came.outcome === 'refused' ? came.refusal.code : came.outcome;
}

test.each(['night', 'day'] as const)('a phone decides on its own hand as the server does: %s', (mission) => {
  const desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall(mission));
  // The third and the sixth came before: an open record holds that they are void, a sealed one nothing.
  const pressed = [
    ...[draws('A', 11), draws('A', 12), draws('A', 12), draws('A', 33, { bonus: 21 }), thinksAgain('A', 12)],
    ...[draws('A', 12), draws('A', 13), draws('A', 23), thinksAgain('A', 12), discards('A', 11)],
  ];
  for (const command of pressed) {
    const here = onPhone(desk, command);
    expect([command, here]).toEqual([command, desk.take(command)]);
  }
});

test('what only the server or the other phone can say waits, and says for what', () => {
  const desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall(), draws('A', 11));
  expect(onPhone(desk, draws('A', 12))).toBe('recorded');
  expect(onPhone(desk, draws('B', 12))).toBe('not-known-here');
  // A phone that has its own hand by commitments alone would have to guess.
  expect(onPhone(desk, draws('A', 11), false)).toBe('not-known-here');
  expect(onPhone(desk, discards('A', 11), false)).toBe('not-known-here');
});
