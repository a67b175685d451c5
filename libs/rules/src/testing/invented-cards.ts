import { INVENTED, type InventedFiles } from './invented-files.js';
import { source } from './invented-facts.js';

const head = INVENTED['pack.json'] as { readonly sequence: object };
const EDITION = 'layers/first-tide';

const card = (id: string, more: object): InventedFiles => ({
  [`${EDITION}/entries/${id.replaceAll('/', '__')}.json`]: {
    ...{ id, name: id, kind: 'card', owner: 'core', summary: 'It scores.', source: source('Cards') },
    card: more,
  },
});
const dusk = { moment: 'day-end', rounds: [1, 2, 3] };

/** The invented game with cards: each player's vow gives one, and every cap that there is bites somewhere. */
export const CARD_FILES: InventedFiles = {
  'pack.json': {
    ...head,
    sequence: {
      ...head.sequence,
      turn: [
        { id: 'kindle', name: 'Kindle', phase: true, steps: [{ id: 'embers', name: 'Embers' }] },
        { id: 'march', name: 'March', phase: true },
        { id: 'clash', name: 'Clash', phase: true },
      ],
      battleEnd: [{ id: 'harbour', name: 'Harbour', phase: false }],
    },
    score: {
      categories: [
        {
          id: 'beacons',
          name: 'Beacons',
          cap: 20,
          caps: [{ per: 'battle-round', amount: 8, exempt: ['harbour'], source: source('Caps') }],
        },
        { id: 'wrecks', name: 'Wrecks', cap: 8 },
      ],
      cap: 25,
      source: source('Score'),
    },
    moments: [
      { id: 'embers', name: 'embers', step: 'kindle', part: 'embers', turn: 'own', source: source('Moments') },
      { id: 'day-end', name: 'end of your day', step: 'clash', turn: 'own', source: source('Moments') },
      { id: 'any-end', name: 'end of a day', step: 'clash', turn: 'either', source: source('Moments') },
      { id: 'last-dusk', name: 'dusk', step: 'dusk', turn: 'either', who: 'second', source: source('Moments') },
      { id: 'harbour', name: 'the end', step: 'harbour', turn: 'either', source: source('Moments') },
    ],
    dealt: [
      {
        choice: 'vow',
        cards: { calm: { calm: 'card/still-water', storm: 'card/still-water' }, storm: { calm: 'card/high-tide' } },
        source: source('Vows'),
      },
    ],
  },
  [`${EDITION}/questions.json`]: [
    ...(INVENTED[`${EDITION}/questions.json`] as readonly object[]),
    { id: 'tide-is-low', asks: 'Is the tide low?', presumed: 'yes' },
  ],
  [`${EDITION}/choices.json`]: [
    {
      ...{ id: 'vow', name: 'Vow', of: 'player', when: 'before-battle', summary: 'A vow.', source: source('Vows') },
      options: [
        { id: 'calm', name: 'Calm' },
        { id: 'storm', name: 'Storm' },
      ],
    },
  ],
  ...card('card/still-water', {
    category: 'beacons',
    awards: [
      {
        id: 'a',
        at: [
          { moment: 'embers', rounds: [2] },
          { moment: 'day-end', rounds: [3] },
        ],
        vp: 3,
        each: { says: 'lamps' },
      },
      { id: 'b', at: [{ moment: 'embers', rounds: [2] }], vp: 2, each: { says: 'far lamps' }, addsTo: 'a' },
      { id: 'c', at: [dusk], vp: 2, each: { says: 'wrecks' }, most: 5 },
      { id: 'd', at: [dusk], vp: 1, group: 'light' },
      { id: 'e', at: [dusk], vp: 4, group: 'light', when: { attest: 'tide-is-low' } },
      { id: 'f', at: [{ moment: 'harbour', rounds: [3] }], vp: 7 },
      { id: 'g', at: [dusk], vp: 1, mode: 'storm' },
    ],
  }),
  ...card('card/high-tide', {
    category: 'wrecks',
    caps: [{ mode: 'storm', amount: 4, source: source('Caps') }],
    awards: [
      { id: 'a', at: [{ moment: 'any-end', rounds: [1, 2, 3] }], vp: 3, each: { says: 'wrecks' } },
      { id: 'b', at: [{ moment: 'last-dusk', rounds: [3] }], vp: 1 },
    ],
  }),
};
