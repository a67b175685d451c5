import type { MatchCommand, OpenedState } from '@adjutant/match';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { by, CARDS, decideOn, mustered, stateOf } from '@adjutant/testing/given';
import { composed, missing } from './composing.js';
import { nowAt } from './now.js';

const style = CARDS.choices?.['style'];
const set = CARDS.entries['style/set'] as Entry;
if (style === undefined || set.hand === undefined) throw new Error('The cards have no styles.');
const { step: _step, due: _due, ...hand } = set.hand;
const SECRET: Pack = {
  ...CARDS,
  digest: 'cf'.repeat(32),
  choices: { ...CARDS.choices, style: { ...style, required: true, sealed: true } },
  entries: { ...CARDS.entries, 'style/set': { ...set, hand: { ...hand, picks: 2 } } },
};
const SHELF = new Shelf([SECRET]);
const sitting = (commands: readonly MatchCommand[] = []) => ({
  ...{ shelf: SHELF, occasion: by('scorekeeper') },
  state: stateOf(decideOn(SHELF, mustered({}, SECRET), commands), SHELF) as OpenedState,
});
const taps = (at: ReturnType<typeof sitting>, player: 'A' | 'B') =>
  nowAt(at).waits.filter((tap) => tap.type === 'Choose' && tap.player === player && tap.data['choice'] === 'style');

describe('a choice that cards are picked with', () => {
  it('is a tap of its own, which asks for the cards, beside the options that need none', () => {
    const [free, picked, ...more] = taps(sitting(), 'A');
    expect(more).toEqual([]);
    expect(free).toMatchObject({ name: 'Style: free', asks: [{ into: ['option'], from: [{ id: 'style/free' }] }] });
    expect(picked).toMatchObject({ name: 'Style: set', open: true, data: { player: 'A', option: 'style/set' } });
    expect(picked?.says).toContain('Nobody sees it before both have.');
    expect(picked?.asks.map((ask) => ('from' in ask ? ask.from.map(({ id }) => id) : []))).toEqual([
      ['card/Gold', 'card/Tin', 'card/Salt'],
      ['card/Gold', 'card/Tin', 'card/Salt'],
    ]);
    expect(picked?.asks.map(({ says }) => says)).toEqual(['Which card? (1 of 2)', 'Which card? (2 of 2)']);
  });

  it('is whole with its cards, and nobody is asked again', () => {
    const [, tap] = taps(sitting(), 'A');
    if (!tap) throw new Error('Nothing is offered.');
    const said = { 'roles.card-1': 'card/Tin', 'roles.card-2': 'card/Salt' };
    expect(missing(tap, {})).toHaveLength(2);
    const after = sitting([composed(tap, said)]);
    expect([taps(after, 'A'), taps(after, 'B').length]).toEqual([[], 2]);
    expect(nowAt(after, ['A']).hands.map(({ held }) => held.map(({ name }) => name))).toEqual([['Tin', 'Salt']]);
  });

  it('offers no draw of what is picked, and shows it to the other player once the battle has begun', () => {
    const [, tap] = taps(sitting(), 'A');
    if (!tap) throw new Error('Nothing is offered.');
    const other: MatchCommand = { type: 'Choose', data: { choice: 'style', player: 'B', option: 'style/free' } };
    const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
    const said = { 'roles.card-1': 'card/Tin', 'roles.card-2': 'card/Salt' };
    const begun = sitting([composed(tap, said), other, start]);
    const ofOther = (moment: ReturnType<typeof sitting>) =>
      nowAt(moment, ['B']).otherHands?.map(({ held }) => held.map(({ name }) => name));
    expect([ofOther(sitting([composed(tap, said), other])), ofOther(begun)]).toEqual([undefined, [['Tin', 'Salt']]]);
    expect(nowAt(begun, ['A']).waits.filter(({ type }) => type === 'DrawObjective')).toEqual([]);
  });
});
