import type { Me } from '@adjutant/access';
import { mayHere, whyNotHere } from './who-may-here.js';

const here: Me = { mode: 'staffed', person: { id: 'kim', name: 'Kim' }, roles: [], seat: null, until: null };
const organizer: Me = { ...here, roles: ['organizer'] };
const ofEvent: Me = { ...here, events: [{ event: 'open', roles: ['scorekeeper'] }] };

test('an organizer decides results and keys no slip in; a scorekeeper the other way round', () => {
  expect(mayHere(organizer, 'open', 'ScoreVictoryPoints')).toBe(false);
  expect(mayHere(organizer, 'open', 'DecideResult')).toBe(true);
  expect(mayHere(ofEvent, 'open', 'ScoreVictoryPoints')).toBe(true);
  expect(mayHere(ofEvent, 'open', 'DecideResult')).toBe(false);
});

test('a role of one event holds in no other', () => {
  expect(mayHere(ofEvent, 'another', 'ScoreVictoryPoints')).toBe(false);
});

test('a player keys in no slip of a table from outside', () => {
  expect(mayHere({ ...here, roles: ['player'] }, 'open', 'ScoreVictoryPoints')).toBe(false);
});

test('where nobody signs in everybody may, and nobody of whom the server has not said who they are', () => {
  expect(mayHere({ ...here, mode: 'single-user', person: null }, 'open', 'ConfirmResult')).toBe(true);
  expect(mayHere(undefined, 'open', 'ConfirmResult')).toBe(false);
});

test('it says who may, what whoever looks is, and how they may', () => {
  expect(whyNotHere(organizer, 'open', 'ScoreVictoryPoints', 'Keying in a slip')).toBe(
    'Keying in a slip is for a scorekeeper, judge or head judge of this event, and you are organizer: give yourself such a role under Staff, by the name that you sign in with.',
  );
  expect(whyNotHere(ofEvent, 'open', 'DecideResult', 'Keying in totals alone')).toBe(
    'Keying in totals alone is for a judge, head judge or organizer of this event, and you are scorekeeper: an organizer of it gives such a role under Staff.',
  );
});
