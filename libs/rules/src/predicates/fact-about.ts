import { valueIn } from '../figures/facts.js';
import { alike, seenFrom } from '../figures/sides.js';
import { text, truth, type Predicate } from './predicate.js';

export const factAbout: Predicate = {
  name: 'fact-about',
  says: 'The latest fact of a kind about what is named in a role says this.',
  code: 'fact-differs',
  args: {
    fact: { type: 'string', says: 'Id of the kind of fact.' },
    of: { type: 'string', says: 'The field that holds what the fact is about.' },
    role: { type: 'string', says: 'The role in which that is named.' },
    field: { type: 'string', says: 'The field that is looked at.' },
    is: { type: 'value', says: 'The value; own and opponent are sides seen from the player.' },
  },
  test(scene, args) {
    const [kind, of, role, field] = ['fact', 'of', 'role', 'field'].map((name) => text(args, name)) as [
      string,
      string,
      string,
      string,
    ];
    const named = scene.roles[role];
    const fact = scene.table.facts.findLast((one) => one.fact === kind && alike(valueIn(one, of), named));
    const value = valueIn(fact, field);
    const name = scene.pack.facts?.[kind]?.name ?? kind;
    return {
      answer: truth(fact !== undefined && value === seenFrom(args['is'], scene.player)),
      facts: { fact: kind, about: named ?? null, value: value ?? null, entry: fact?.number ?? null },
      says: fact ? `${name} of ${named ?? 'it'}: ${String(value)}.` : `${name} of ${named ?? 'it'} is not recorded.`,
    };
  },
};
