import { nameless, whoAs } from '../../common/nameless.js';
import { reworded } from './reworded.js';
import { wordingOf, type WordedMatch } from './wording.js';

const ID = '0b54c3d2-8f6e-4d13-9a25-9a2f3a1b7c55';
const unit = (id: string, owner: 'A' | 'B', name: string): WordedMatch['units'][number] => ({
  id,
  owner,
  name,
  keywords: [],
  location: 'on-table',
  statuses: [],
  orders: [],
});
const seat = (player: string) => ({ player, detachment: null, faction: null, army: null });
const told: WordedMatch = {
  seats: { A: seat('p1'), B: seat(ID) },
  phases: [
    { id: 'shooting', name: 'Shooting' },
    { id: 'battle-shock', name: 'Battle round begins' },
  ],
  units: [
    unit('O-1', 'A', 'Commander'),
    unit('A2', 'A', 'Squad B'),
    unit('A3', 'A', 'Guard'),
    unit('A4', 'A', 'Guard'),
    unit('B9', 'B', 'Guard'),
  ],
};
const called = (id: string): string => ({ p1: 'Anna', [ID]: 'Ruvim' })[id] ?? nameless(id);
const { entry, told: say, clock } = wordingOf(told, called);

test.each([
  ['R2.B.Shooting begins.', 'Round 2, Ruvim’s shooting begins.'],
  ['A uses Grenade on Commander (O-1).', 'Anna uses Grenade on Commander.'],
  ['A uses Grenade on Guard (A4).', 'Anna uses Grenade on Anna’s Guard 2.'],
  ['Squad B (A2) is destroyed by Guard (B9).', 'Squad B is destroyed by Ruvim’s Guard.'],
  [
    'The match is finished: time, A has won as the players say.',
    'The match is finished: time, Anna has won as the players say.',
  ],
  ['A gains 1 CP: Plan B held by A.', 'Anna gains 1 CP: Plan B held by A.'],
  ['B answers Waive Initiative of A: yes.', 'Ruvim answers Waive Initiative of Anna: yes.'],
  ['A decides that B has the first turn.', 'Anna decides that Ruvim has the first turn.'],
  ['A judge let it stand.', 'A judge let it stand.'],
  ['A draws A Tempting Target.', 'Anna draws A Tempting Target.'],
  [`The head judge (${ID}) rules: as A said`, 'The head judge (Ruvim) rules: as A said'],
  [
    'The result is decided: A wins by decision (late). B left.',
    'The result is decided: Anna wins by decision (late). B left.',
  ],
  ['A gains 1 CP: Command phase (O-1).', 'Anna gains 1 CP: Command phase.'],
  ['Guard (A3) selected its targets: Guard (B9).', 'Anna’s Guard 1 selected its targets: Ruvim’s Guard.'],
  ['A submits a roster: core-only, 3 units.', 'Anna submits a roster: core rules only, 3 units.'],
  ['A decides on Points: PRO_RATA_UP: in proportion.', 'Anna decides on Points: in proportion.'],
  [
    'The seats are corrected, A is p1 and B is p2: mixed up',
    'The seats are corrected, with p1 in seat A and p2 in seat B: mixed up',
  ],
  ['B contests has-not-shot@A3 of entry 9: they did', 'Ruvim contests “has not shot” of entry 9: they did'],
  ['Entry 9, has-not-shot: answered yes.', 'Entry 9, “has not shot”: answered yes.'],
  [
    'The battle stands elsewhere: before the battle → R2.B.Shooting.',
    'The battle stands elsewhere: before the battle → round 2, Ruvim’s shooting.',
  ],
  ['A: Mission: Sweep.', 'Anna: Mission: Sweep.'],
])('the sentence of an entry %s', (text, reads) => expect(entry(text)).toBe(reads));

test.each([
  ['It is R1.A.Shooting.', 'It is round 1, Anna’s shooting.'],
  ['Grenade costs 1 CP; A has 1.', 'Grenade costs 1 CP; Anna has 1.'],
  ['A judge let this stand against stratagem/wrong-phase: late', 'A judge let this stand against the rules: late'],
  [`${ID} looks at it`, 'Ruvim looks at it'],
  ['A draw 10:10', 'A draw 10:10'],
  ['B has to answer universal/waive-it of A first.', 'Ruvim has to answer Waive it of Anna first.'],
  ['A wins 12:9', 'Anna wins 12:9'],
  ['A places a unit.', 'Anna places a unit.'],
  ['A activates a unit.', 'Anna activates a unit.'],
  ['A asks to take entry 9 back.', 'Anna asks to take entry 9 back.'],
])('what the server says, %s', (text, reads) => expect(say(text)).toBe(reads));

test('a place of the clock, with a slot, before any round, and without a turn', () => {
  expect(clock('R1.Activations#3')).toBe('Round 1, activations, unit 3');
  expect(clock('R0.Deployment')).toBe('Set-up, deployment');
  expect(clock('before the battle')).toBe('before the battle');
});

test('sentences of an answer are found wherever they stand, and what was recorded stays as it was', () => {
  const answer = {
    steps: [{ text: 'A uses it.', event: { text: 'A uses it.' }, clock: { round: 1 } }],
    notes: ['B has 1.'],
  };
  expect(reworded(answer, wordingOf(told, called))).toEqual({
    steps: [{ text: 'Anna uses it.', event: { text: 'A uses it.' }, clock: { round: 1 } }],
    notes: ['Ruvim has 1.'],
  });
});

test('whoever has no name is told apart without the id', () => {
  expect(nameless(ID)).toBe('somebody without a name (0b54)');
  expect(nameless('ada')).toBe('ada');
  expect(whoAs(called, 'liaison', 'system')).toBe('the system');
  expect(whoAs(called, 'p1', 'head-judge')).toBe('Anna (head judge)');
  expect(whoAs(called, 'p1', 'table')).toBe('Anna (player, at the device of the table)');
});
