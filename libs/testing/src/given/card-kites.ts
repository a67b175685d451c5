import type { MatchCommand } from '@adjutant/match';
import { Shelf, type Award, type Entry, type Pack } from '@adjutant/rules';
import { source } from './invented-entries.js';
import { release } from './invented-shelf.js';

const dusk = { moment: 'day-end', rounds: [1, 2, 3] } as const;

function card(id: string, awards: readonly Award[], more: object = {}): Entry {
  const scores = { category: 'prizes', awards, ...more };
  return { id: `card/${id}`, name: id, kind: 'card', owner: 'core', card: scores, summary: id, source: source(id) };
}

function style(id: string, hand: object): Entry {
  const rules = { kind: 'card', category: 'prizes', lapses: true, ...hand, source: source('Styles') };
  const said = { name: id, kind: 'style', owner: 'core', summary: 'A style.', source: source('Styles') };
  return { id: `style/${id}`, hand: rules, ...said } as Entry;
}

/** Cards that players draw by name, two at each of their musters, and that leave with what they score. */
const cards = [
  card('Gold', [{ id: 'a', at: [dusk], vp: 2, each: { says: 'nests' } }], { leaves: ['style/free'] }),
  card('Tin', [{ id: 'a', at: [dusk], vp: 1 }], { leaves: ['style/free'] }),
  card('Salt', [{ id: 'a', at: [dusk], vp: 1 }], { leaves: ['style/free'] }),
  {
    ...card(
      'Wind',
      [
        { id: 'a', at: [dusk], vp: 2, each: { says: 'perches' } },
        { id: 'b', at: [dusk], vp: 1, each: { says: 'of them far away' }, addsTo: 'a' },
        { id: 'c', at: [dusk], vp: 1, group: 'sky' },
        { id: 'd', at: [dusk], vp: 1, group: 'sky' },
      ],
      { caps: [{ mode: 'up', amount: 12, source: source('Caps') }] },
    ),
    kind: 'flight',
  },
  style('free', { step: 'muster', due: 2, discards: { step: 'dusk' } }),
  style('set', { step: 'dawn', due: { minus: [2, { count: 'held' }] } }),
];

const said = { of: 'player', when: 'before-battle', summary: 'Said before.', source: source('Vows') } as const;

/** A card follows from what both vowed, others are drawn; the prizes of a round have a cap. */
export const CARDS: Pack = {
  ...release('cards', Object.fromEntries(cards.map((entry) => [entry.id, entry as Entry])), {
    id: 'card-kites',
    sequence: {
      rounds: 3,
      advancedBy: 'anyone',
      roundStart: [{ id: 'dawn', name: 'Dawn', phase: false }],
      turn: [
        { id: 'muster', name: 'Muster' },
        { id: 'wander', name: 'Wander' },
        { id: 'dusk', name: 'Dusk', phase: false },
      ],
    },
    score: {
      categories: [
        { id: 'prizes', name: 'Prizes', cap: 20, caps: [{ per: 'battle-round', amount: 5, source: source('Caps') }] },
      ],
      source: source('Score'),
    },
    choices: {
      vow: {
        id: 'vow',
        name: 'Vow',
        ...said,
        options: [
          { id: 'up', name: 'Up' },
          { id: 'down', name: 'Down' },
        ],
      },
      style: { id: 'style', name: 'Style', ...said, options: { kind: 'style' } },
    },
    moments: [{ id: 'day-end', name: 'dusk', step: 'dusk', turn: 'own', source: source('Moments') }],
    dealt: [{ choice: 'vow', cards: { up: { up: 'card/Wind' } }, source: source('Vows') }],
  }),
  digest: 'ca'.repeat(32),
};

export const CARD_SHELF = new Shelf([CARDS]);

export const chooses = (choice: string, player: 'A' | 'B', option: string): MatchCommand => ({
  type: 'Choose',
  data: { choice, player, option },
});

export const drawsCard = (player: 'A' | 'B', card: string): MatchCommand => ({
  type: 'DrawObjective',
  data: { player, card },
});

/** `a*3 b`: awards of one scoring. */
export function claims(card: string, awards: string, player: 'A' | 'B' = 'A'): MatchCommand {
  const parts = awards.split(' ').map((one) => {
    const [award = '', times] = one.split('*');
    return { award, ...(times === undefined ? {} : { times: Number(times) }) };
  });
  return { type: 'ClaimAwards', data: { player, card, awards: parts } };
}
