import { Shelf, type GeneralRule, type Pack } from '@adjutant/rules';
import { PACK } from './invented-shelf.js';

const source = { document: 'almanac', section: 'Discipline' };

/** Kites strike in the clash or after a Gust, once in a step, at foes in the air; they are shaken once in a step. */
const RULES: readonly GeneralRule[] = [
  {
    id: 'striking',
    name: 'Striking',
    acts: ['struck'],
    limits: [{ times: 1, per: 'step', scope: 'unit', source }],
    conditions: {
      all: [
        {
          any: [
            { record: 'clock-is', phases: ['clash'], turn: 'own' },
            { record: 'used-on-unit', unit: 'unit', entry: 'core/gust', per: 'phase' },
            { attest: 'omen-allows' },
          ],
          code: 'unit/wrong-phase',
        },
        { record: 'unit-on-battlefield', unit: 'unit', code: 'unit/not-on-battlefield' },
        {
          any: [
            { record: 'unit-is-of', unit: 'target', side: 'opponent' },
            { not: { record: 'role-says', role: 'target' } },
          ],
          code: 'unit/not-an-enemy',
        },
      ],
    },
    summary: 'Strikes come in the clash, at foes.',
    source,
  },
  {
    id: 'flying',
    name: 'Flying',
    acts: ['flew'],
    timing: { phases: [{ phase: 'wander', turn: 'own' }] },
    limits: [{ times: 2, per: 'turn', scope: 'army', source }],
    summary: 'Two of a flock fly, while it wanders.',
    source,
  },
  {
    id: 'shaking',
    name: 'Shaking',
    acts: ['battle-shock'],
    limits: [{ times: 1, per: 'step', scope: 'unit', source }],
    summary: 'Nobody is shaken twice.',
    source,
  },
];

/** A game whose units may not do everything everywhere, and whose phases have steps inside them. */
export const DISCIPLINED: Pack = {
  ...PACK,
  release: 'disciplined',
  digest: 'digest-of-the-disciplined',
  sequence: {
    ...PACK.sequence,
    turn: [
      { id: 'muster', name: 'Muster', steps: [{ id: 'roll-call', name: 'Roll call' }] },
      { id: 'wander', name: 'Wander' },
      { id: 'clash', name: 'Clash', steps: [{ id: 'lull', name: 'Lull', over: true }] },
    ],
  },
  questions: {
    ...PACK.questions,
    'omen-allows': { id: 'omen-allows', asks: 'Does an omen let {unit} strike now?', presumed: 'no' },
  },
  rules: RULES,
};

export const DISCIPLINED_SHELF = new Shelf([DISCIPLINED]);
