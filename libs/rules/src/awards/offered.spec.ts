import { CARD_FILES } from '../testing/invented-cards.js';
import { at, inventedPack, tableWith } from '../testing/invented-pack.js';
import { awardsOn, cardsOffered } from './offered.js';

const CARDS = inventedPack(CARD_FILES);
const tide = CARDS.questions['tide-is-low'];
const named = { record: 'role-says', role: 'target' };
const recorded = { known: named, holds: { ...named, in: ['2'] } };
const PACK = { ...CARDS, questions: { ...CARDS.questions, ...(tide && { [tide.id]: { ...tide, recorded } }) } };
const vow = (player: 'A' | 'B', option: string) => ({ number: 1, choice: 'vow', player, option, roles: {}, at: null });
const drawn = { number: 2, player: 'A', objective: 'card/still-water', dice: [], at: null, order: 0 } as const;

const holding = (target?: string) =>
  tableWith({
    clock: at('1.A.clash'),
    choices: [vow('A', 'calm'), vow('B', 'storm')],
    objectives: [{ ...drawn, ...(target === undefined ? {} : { named: { target } }) }],
  });
const low = (target?: string) =>
  cardsOffered(PACK, holding(target), 'A')
    .flatMap(({ awards }) => awards)
    .find(({ award }) => award.id === 'e')?.says;

it('says of an award what is asked, and where the record answers it of that which the card named', () => {
  expect([low(), low('3')]).toEqual([['Is the tide low?'], undefined]);
  expect(low('2')).toEqual(['Is the tide low? The record answers it.']);
});

it('says the same of what the card gives later', () => {
  const [entry] = cardsOffered(PACK, holding('2'), 'A').map((card) => card.entry);
  const says = entry && awardsOn(PACK, holding('2'), 'A', entry).find(({ award }) => award.id === 'e')?.says;
  expect(says).toEqual(low('2'));
});

it('keeps each question of several of which one would do', () => {
  const entry = PACK.entries['card/still-water'];
  const award = entry?.card?.awards.find(({ id }) => id === 'e');
  if (!entry?.card || !award) throw new Error('There is no such award.');
  const turns = { id: 'tide-turns', asks: 'Does the tide turn?', presumed: 'yes', recorded } as const;
  const pack = { ...PACK, questions: { ...PACK.questions, [turns.id]: turns } };
  const either = { ...award, when: { any: [{ attest: 'tide-is-low' }, { attest: turns.id }] } };
  const [offered] = awardsOn(pack, holding('3'), 'A', { ...entry, card: { ...entry.card, awards: [either] } });
  expect(offered?.says.join(' ')).toMatch(
    /Is the tide low\? The record answers it.*Does the tide turn\? The record answers it/,
  );
});
