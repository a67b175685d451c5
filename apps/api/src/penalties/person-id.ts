import { canHavePenalties } from '@adjutant/dispute';
import { isName } from '../problems/fields.js';
import { invalid } from '../problems/problem.js';

/** The id of a person, as it can stand in the name of a stream. */
export function personId(id: string): string {
  if (isName(id) && canHavePenalties(id)) return id;
  throw invalid([{ at: 'id', message: 'the id of a person has 1 to 100 characters' }]);
}
