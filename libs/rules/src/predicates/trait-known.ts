import { joinedOf, toldFigure, type Table, type Unit } from '../table/table.js';
import { text, truth, type Predicate } from './predicate.js';

export const traitKnown: Predicate = {
  name: 'trait-known',
  says: 'The roster states this number of a unit. A figure that needs it would count it as 0 otherwise.',
  code: 'figure-not-known',
  args: {
    unit: { type: 'string', says: 'Role of the unit.' },
    trait: { type: 'string', says: 'Name of the number.' },
    whole: {
      type: 'boolean',
      says: 'Whether it has to be known of every part of an attached unit; the models that they began with are such a number.',
      optional: true,
    },
  },
  test({ table, roles }, args) {
    const [trait, unit] = [text(args, 'trait'), table.units[roles[text(args, 'unit')] ?? '']];
    const name = unit?.name ?? text(args, 'unit');
    const value = args['whole'] === true ? ofAllParts(table, unit, trait) : unit?.figures?.[trait];
    return {
      answer: truth(value !== undefined),
      facts: { unit: unit?.id ?? null, trait, value: value ?? null },
      says: value === undefined ? `The ${trait} of ${name} is not on the roster.` : `${name} has ${trait} ${value}.`,
    };
  },
};

function ofAllParts(table: Table, unit: Unit | undefined, trait: string): number | undefined {
  const parts = joinedOf(unit).map((id) => table.units[id]);
  const told = parts.map((part) => part && toldFigure(part, trait));
  const known = told.filter((one) => one !== undefined);
  return unit && known.length === told.length ? known.reduce((sum, one) => sum + one, 0) : undefined;
}
