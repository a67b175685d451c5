import { seenFrom } from '../figures/sides.js';
import { text, truth, type Predicate } from './predicate.js';

export const markerHeld: Predicate = {
  name: 'marker-held',
  says: 'By the latest fact about the thing named in a role, this side has it.',
  code: 'not-held',
  args: {
    fact: { type: 'string', says: 'Id of the kind of fact.' },
    marker: { type: 'string', says: 'Its field for the thing, and the role that names it.' },
    holder: { type: 'string', says: 'Its field for the side.' },
    by: { type: 'string', says: 'Who has it.', oneOf: ['own', 'opponent'] },
  },
  test(scene, args) {
    const [kind, marker, holder] = [text(args, 'fact'), text(args, 'marker'), text(args, 'holder')];
    const named = scene.roles[marker];
    const latest = scene.table.facts.findLast((one) => one.fact === kind && one.data[marker] === named);
    const has = latest?.data[holder];
    return {
      answer: truth(has !== undefined && has === seenFrom(text(args, 'by'), scene.player)),
      facts: { marker: named ?? null, holder: typeof has === 'string' ? has : null, entry: latest?.number ?? null },
      says: latest ? `${String(has)} has ${named ?? ''}.` : `Who has ${named ?? 'it'} is not recorded.`,
    };
  },
};
