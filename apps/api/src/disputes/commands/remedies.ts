import { Remedy } from '@adjutant/match';
import { COMPONENTS } from '../../describing/answers.js';
import { remedyFaults } from '../../matches/commands/remedies.js';
import { Checked, isPlain, type Said } from '../../problems/fields.js';
import type { Fault } from '../../problems/problem.js';

const MOST = 50;
const REMEDIES: readonly string[] = (Remedy.oneOf ?? [])
  .flatMap((one) => one.properties?.['kind']?.enum ?? [])
  .map(String);

const SCHEMA = { type: 'array', maxItems: MOST, items: COMPONENTS.refer(Remedy) };

/** What is to be done to the match, in this order. */
export const Remedies = (said: Said = {}): PropertyDecorator =>
  Checked(areRemedies, `be a list of at most ${MOST} remedies, each with a kind: ${REMEDIES.join(', ')}`, SCHEMA, said);

function areRemedies(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST && value.every(isRemedy);
}

function isRemedy(value: unknown): boolean {
  return isPlain(value) && REMEDIES.includes(String(value['kind']));
}

/** What is wrong inside the remedies, in the words of the match that has to carry them out. */
export function remediesFaults(value: unknown, at: string): readonly Fault[] {
  return Array.isArray(value) ? value.flatMap((one, index) => remedyFaults(one, `${at}[${index}]`)) : [];
}
