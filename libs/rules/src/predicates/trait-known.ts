import { text, truth, type Predicate } from './predicate.js';

export const traitKnown: Predicate = {
  name: 'trait-known',
  says: 'The roster states this number of a unit. A figure that needs it would count it as 0 otherwise.',
  code: 'figure-not-known',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    trait: { type: 'string', says: 'Name of the number.' },
  },
  test({ table, roles }, args) {
    const [trait, unit] = [text(args, 'trait'), table.units[roles[text(args, 'unit')] ?? '']];
    const value = unit?.figures?.[trait];
    const name = unit?.name ?? text(args, 'unit');
    return {
      answer: truth(value !== undefined),
      facts: { unit: unit?.id ?? null, trait, value: value ?? null },
      says: value === undefined ? `The ${trait} of ${name} is not on the roster.` : `${name} has ${trait} ${value}.`,
    };
  },
};
