import { CARD_FILES } from '../testing/invented-cards.js';
import { at, inventedPack, tableWith } from '../testing/invented-pack.js';
import { findingsOnScore } from './bounds.js';

const PACK = inventedPack(CARD_FILES);
const vow = (player: 'A' | 'B', option: string) => ({ number: 1, choice: 'vow', player, option, roles: {}, at: null });
const TABLE = { ...tableWith({ choices: [vow('A', 'calm'), vow('B', 'storm')] }), clock: at('1.A.clash') };
const codes = (player: 'A' | 'B', category: string, table = TABLE) =>
  findingsOnScore(PACK, table, { player, category, points: 2 }).map(({ code }) => code);

describe('points that are typed', () => {
  it('are marked where the cards of the player score that category', () => {
    expect(codes('A', 'beacons')).toEqual(['score/beside-cards']);
    expect(codes('B', 'wrecks')).toEqual(['score/beside-cards']);
  });

  it('are no matter of cards where the player has none of it, and nobody has any', () => {
    expect([codes('A', 'wrecks'), codes('B', 'beacons')]).toEqual([[], []]);
    expect(codes('A', 'beacons', { ...TABLE, choices: [] })).toEqual([]);
  });

  it('are marked where a card scored it that has left since', () => {
    const gone = { number: 4, player: 'A', card: 'card/high-tide', awards: [], at: null, credited: 3 } as const;
    expect(codes('A', 'wrecks', { ...TABLE, claimed: [gone] } as never)).toEqual(['score/beside-cards']);
  });
});
