import type { MatchCommand, OpenedState } from '@adjutant/match';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { advances, by, CARDS, chooses, decideOn, drawsCard, mustered, stateOf } from '@adjutant/testing/given';
import { composed, missing } from './composing.js';
import { nowAt } from './now.js';
import { weighed } from './weighing.js';

const tin = CARDS.entries['card/Tin'] as Entry & { card: NonNullable<Entry['card']> };
const PACK: Pack = {
  ...CARDS,
  digest: 'cb'.repeat(32),
  questions: { ...CARDS.questions, 'tin-is-heavy': { id: 'tin-is-heavy', asks: 'Is tin too heavy?', presumed: 'yes' } },
  entries: {
    ...CARDS.entries,
    'card/Tin': {
      ...tin,
      card: {
        ...tin.card,
        whenDrawn: {
          by: 'opponent',
          asks: 'Which nest, or none?',
          options: [
            { id: 'nest', name: 'This nest', roles: { nest: { is: 'text', says: 'the nest' } } },
            { id: 'none', name: 'None', conditions: { attest: 'tin-is-heavy' } },
          ],
        },
      },
    },
  },
};
const SHELF = new Shelf([PACK]);
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const drawn = decideOn(SHELF, mustered({}, PACK), [
  ...[chooses('style', 'A', 'free'), start, advances('1.A.muster'), drawsCard('A', 'Tin')],
]);
const sitting = (events = drawn) => ({
  ...{ shelf: SHELF, occasion: by('scorekeeper') },
  state: stateOf(events, SHELF) as OpenedState,
});

test('a card that asks something when it is drawn is answered before anything else, by whom it asks', () => {
  const waits = nowAt(sitting()).waits;
  expect(waits.map(({ type, player, name }) => [type, player, name])).toEqual([
    ['AnswerUse', 'B', 'This nest'],
    ['AnswerUse', 'B', 'None'],
  ]);
  expect(waits[0]?.says).toContain('Which nest, or none?');
  expect(nowAt(sitting(), ['A']).waits.every(({ open }) => !open)).toBe(true);
});

test('what it names is said in words, and shown with the card', () => {
  const [nest] = nowAt(sitting()).waits;
  if (!nest) throw new Error('Nothing is asked.');
  expect(missing(nest, {})).toMatchObject([{ what: 'words', into: ['roles', 'nest'] }]);
  const command = composed(nest, { 'roles.nest': 'the old oak' });
  const after = sitting(decideOn(SHELF, drawn, [command]));
  expect(nowAt(after, ['A']).hands.map(({ held }) => held.map(({ note }) => note))).toEqual([['the old oak']]);
});

test('what an answer vouches for is told before it is pressed, and goes along', () => {
  const none = nowAt(sitting()).waits[1];
  if (!none) throw new Error('Nothing is asked.');
  const outlook = weighed(sitting(), composed(none, {}));
  expect(outlook.vouched).toEqual([{ key: 'tin-is-heavy', asks: expect.stringContaining('heavy') as string }]);
  expect([outlook.refusal, outlook.command.data]).toEqual([
    null,
    expect.objectContaining({ answers: { 'tin-is-heavy': 'yes' } }),
  ]);
});

test('where units are not listed, what would name one says so, and is pressed without', () => {
  const carried: Pack = {
    ...PACK,
    digest: 'cc'.repeat(32),
    entries: {
      ...PACK.entries,
      'card/Tin': {
        ...tin,
        card: {
          ...tin.card,
          whenDrawn: {
            by: 'owner',
            asks: 'Who carries it?',
            options: [
              { id: 'named', name: 'This kite', roles: { carrier: { is: 'own-unit', says: 'the kite' } } },
              { id: 'none', name: 'None' },
            ],
          },
        },
      },
    },
  };
  const shelf = new Shelf([carried]);
  const namesAt = (depth: 'full' | 'score') => {
    const [opening, ...rosters] = mustered({}, carried);
    if (opening?.type !== 'MatchOpened') throw new Error('No match is opened.');
    const whole = depth === 'full' ? {} : { depth };
    const before = [{ ...opening, data: { ...opening.data, ...whole } }, ...(depth === 'full' ? rosters : [])];
    const events = decideOn(shelf, before, [
      ...[chooses('style', 'A', 'free'), start, advances('1.A.muster'), drawsCard('A', 'Tin')],
    ]);
    const { waits } = nowAt({ shelf, occasion: by('scorekeeper'), state: stateOf(events, shelf) as OpenedState });
    return waits.map(({ name, asks }) => [name, asks.length]);
  };
  expect(namesAt('full')).toEqual([
    ['This kite', 1],
    ['None', 0],
  ]);
  expect(namesAt('score')).toEqual([
    ['This kite (units are not listed)', 0],
    ['None', 0],
  ]);
});
