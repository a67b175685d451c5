import { at, inventedPack, tableWith } from '../testing/invented-pack.js';
import { CARD_FILES } from '../testing/invented-cards.js';
import type { Table } from '../table/table.js';
import { dealtTo } from './active.js';
import { reasonsAgainstClaim, type AskedClaim } from './against.js';
import { byWorth } from './called.js';
import { claimAwards } from './claim.js';

const PACK = inventedPack(CARD_FILES);
const vow = (player: 'A' | 'B', option: string) => ({ number: 1, choice: 'vow', player, option, roles: {}, at: null });
const TABLE = tableWith({ choices: [vow('A', 'calm'), vow('B', 'storm')] });

/** `a*3 b`: awards of one scoring; of the card of A, unless another is named. */
function claim(awards: string, more: Partial<AskedClaim> = {}): AskedClaim {
  const parts = awards.split(' ').map((one) => {
    const [award = '', times] = one.split('*');
    return { award, ...(times === undefined ? {} : { times: Number(times) }) };
  });
  return { player: 'A', card: 'card/still-water', awards: parts, ...more };
}
const ofB = { player: 'B', card: 'card/high-tide' } as const;

/** The table at a place; `2.A.kindle/embers` in a step inside a step. */
function there(place: string, table: Table = TABLE): Table {
  const [step = '', part] = place.split('/');
  return { ...table, clock: { ...at(step), ...(part === undefined ? {} : { part }) } };
}
const codes = (table: Table, asked: AskedClaim) => reasonsAgainstClaim(PACK, table, asked).map(({ code }) => code);
const scored = (table: Table, asked: AskedClaim) => claimAwards(PACK, table, asked, 9);
const figures = (table: Table, asked: AskedClaim) =>
  scored(table, asked).lines.map(({ account, declared, credited, cut }) => [account, declared, credited, cut ?? null]);

describe('whose card it is', () => {
  it('follows from what both chose', () => {
    expect([dealtTo(PACK, TABLE, 'A'), dealtTo(PACK, TABLE, 'B')]).toEqual([['card/still-water'], ['card/high-tide']]);
    expect(dealtTo(PACK, tableWith({ choices: [vow('A', 'calm')] }), 'A')).toEqual([]);
    expect(codes(there('1.A.clash'), claim('c', { card: 'card/high-tide' }))).toEqual(['award/not-on-card']);
    expect(codes(there('1.A.clash'), claim('z'))).toEqual(['award/not-on-card']);
    expect(codes(there('1.A.clash'), claim('c', { card: 'card/none' }))).toEqual(['card/unknown']);
  });
});

describe('when an award is scored', () => {
  it('at its moments, in whose turn these are', () => {
    expect(codes(there('2.A.kindle/embers'), claim('a*2'))).toEqual([]);
    expect(codes(there('2.A.kindle'), claim('a'))).toEqual(['award/wrong-moment']);
    expect(codes(there('1.B.clash'), claim('c'))).toEqual(['award/wrong-moment']);
    expect(codes(there('1.A.clash'), claim('a', ofB))).toEqual([]);
    expect(codes(there('3..harbour'), claim('f'))).toEqual([]);
  });

  it('in the wrong round where it has no other moment in this one', () => {
    expect(codes(there('3.A.kindle/embers'), claim('a'))).toEqual(['award/wrong-moment']);
    expect(codes(there('3.A.kindle/embers'), claim('b'))).toEqual(['award/wrong-round']);
    expect(codes(there('2.A.clash'), claim('a'))).toEqual(['award/wrong-moment']);
    expect(codes(there('1.A.clash'), claim('a'))).toEqual(['award/wrong-round']);
  });

  it('for the player with the second turn only, where the moment says so', () => {
    expect(codes(there('3..dusk'), claim('b', ofB))).toEqual([]);
    expect(codes({ ...there('3..dusk'), firstTurn: 'B' }, claim('b', ofB))).toEqual(['award/wrong-moment']);
  });

  it('under the choice that it is for', () => {
    expect(codes(there('1.A.clash'), claim('g'))).toEqual(['award/wrong-mode']);
  });
});

describe('awards of one moment', () => {
  const here = there('2.A.kindle/embers');
  const dusk = there('1.A.clash');

  it('are added to their base, claimed with it or before it', () => {
    expect(codes(here, claim('b'))).toEqual(['award/base-not-scored']);
    expect(codes(here, claim('b a'))).toEqual([]);
    expect(codes(scored(here, claim('a')).table, claim('b'))).toEqual([]);
  });

  it('are added to no more things than their base counted', () => {
    expect(codes(here, claim('a*2 b*2'))).toEqual([]);
    expect(codes(here, claim('a*2 b*3'))).toEqual(['award/above-count']);
    expect(codes(scored(here, claim('a')).table, claim('b*2'))).toEqual(['award/above-count']);
  });

  it('exclude one another within a group', () => {
    expect(codes(dusk, claim('d e', { answers: { 'tide-is-low': 'yes' } }))).toEqual(['award/group-already-scored']);
    expect(codes(scored(dusk, claim('d')).table, claim('e'))).toEqual(['award/group-already-scored']);
    expect(codes(there('2.A.clash', scored(dusk, claim('d')).table), claim('e'))).toEqual([]);
  });

  it('say in words of the card what stands against them', () => {
    const says = (table: Table, asked: AskedClaim) =>
      reasonsAgainstClaim(PACK, table, asked).map(({ message }) => message);
    expect(says(dusk, claim('d*2'))).toEqual([
      expect.stringMatching(/, award d \(1 VP\), counts 1 at most here, not 2\.$/),
    ]);
    expect(says(scored(dusk, claim('d')).table, claim('e'))).toEqual([
      expect.stringMatching(/ e is not scored beside award d: one of them at a moment\.$/),
    ]);
  });

  it('are called by what they give, for whoever claims, and as ever where it is kept that a claim fell', () => {
    const says = (asked: AskedClaim, table: Table = dusk) =>
      reasonsAgainstClaim(PACK, table, asked, byWorth).map(({ message }) => message);
    const lit = scored(dusk, claim('d')).table;
    expect([says(claim('e'), lit), says(claim('d'), lit), says(claim('f'))]).toEqual([
      ['Award e (4 VP) of card/still-water is not scored beside award d (1 VP): one of them at a moment.'],
      ['Award d (1 VP) of card/still-water is scored at this moment already.'],
      ['Award f (7 VP) of card/still-water is not scored now.'],
    ]);
    const added = 'Award b (2 VP each) of card/still-water';
    expect([says(claim('b'), here), says(claim('a*2 b*3'), here)]).toEqual([
      [`${added} is added to award a (3 VP each): claim that one with it.`],
      [`${added} counts some of what award a (3 VP each) counts: 2 at most here, not 3.`],
    ]);
    expect(reasonsAgainstClaim(PACK, here, claim('b')).map(({ message }) => message)).toEqual([
      'card/still-water b is added to a: claim that one with it.',
    ]);
  });

  it('are scored once', () => {
    expect(codes(dusk, claim('c c'))).toEqual(['award/already-scored']);
    expect(codes(scored(dusk, claim('c')).table, claim('c'))).toEqual(['award/already-scored']);
  });

  it('are what is so at the table, as whoever claims says', () => {
    expect(codes(dusk, claim('e'))).toEqual([]);
    expect(codes(dusk, claim('e', { answers: { 'tide-is-low': 'no' } }))).toEqual(['award/condition-not-met']);
    expect(codes(dusk, claim('d*2'))).toEqual(['award/above-count']);
  });
});

describe('what is credited', () => {
  it('is one line for the scoring, cut by the ceiling of the award', () => {
    expect(figures(there('1.A.clash'), claim('c*3 d'))).toEqual([['vp/beacons', 7, 6, 'award']]);
    expect(figures(there('1.A.clash'), claim('c*2'))).toEqual([['vp/beacons', 4, 4, null]]);
  });

  it('is cut by the round, whoever has the turn, and anew in the next one', () => {
    const first = scored(there('2.A.kindle/embers'), claim('a*2 b*3'));
    expect(first.lines).toMatchObject([{ declared: 12, credited: 8, capped: 4, cut: 'round' }]);
    expect(figures(there('2.A.clash', first.table), claim('d'))).toEqual([['vp/beacons', 1, 0, 'round']]);
    expect(figures(there('3.A.clash', first.table), claim('a'))).toEqual([['vp/beacons', 3, 3, null]]);
  });

  it('is outside the cap of the round in a step that this leaves out, and never outside those of the game', () => {
    const full = tableWith({ ...TABLE, score: { A: { beacons: 10 }, B: {} } });
    const last = scored(there('3.A.clash', full), claim('a*9')).table;
    expect(last.score.A).toEqual({ beacons: 18 });
    expect(figures(there('3..harbour', last), claim('f'))).toEqual([['vp/beacons', 7, 2, 'game']]);
    const whole = { ...TABLE, score: { A: { beacons: 15, wrecks: 8 }, B: {} } };
    expect(figures(there('3.A.clash', whole), claim('a'))).toEqual([['vp/beacons', 3, 2, 'total']]);
  });

  it('is cut by the card under the choice that caps it, counting what was credited of it', () => {
    const once = scored(there('1.A.clash'), claim('a', ofB)).table;
    expect(figures(there('1.B.clash', once), claim('a', ofB))).toEqual([['vp/wrecks', 3, 1, 'card']]);
  });

  it('never passes a cap, and says nothing new of scores in games without such caps', () => {
    expect(scored(there('1.A.clash'), claim('z')).lines).toMatchObject([{ declared: 0, credited: 0 }]);
    expect(TABLE.claimed).toBeUndefined();
    expect(TABLE.inRound).toBeUndefined();
  });
});
