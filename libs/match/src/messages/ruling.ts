import { is, ROLES, type Schema, type Static } from '@adjutant/kernel';
import { pointsChange } from '../deciding.js';
import { anyCommand } from './any-command.js';
import { entry } from './members.js';
import { remedies, type Remedy as Done } from './remedy.js';

export type Remedy = Done;
export const Remedy: Schema<Remedy> = remedies(anyCommand);

/** Who ruled, and as what. */
export const Official = is.object(
  { id: is.name({ says: 'Id of a person.' }), role: is.oneOf(ROLES) },
  { name: 'Official' },
);
export type Official = Static<typeof Official>;

const because = is.because();

export const ApplyRuling = is.message(
  'ApplyRuling',
  is.object({
    dispute: is.name({ says: 'Id of the dispute.' }),
    ruling: is.name({ says: 'Id of the ruling within its dispute; one is applied once.' }),
    by: Official,
    remedies: is.list(Remedy),
    because,
  }),
  'Comes from the dispute that the ruling was given in, never from a person.',
);
export const ReverseRuling = is.message(
  'ReverseRuling',
  is.object({ entry: entry('The entry at which the ruling was applied.'), because }),
);
export const AdjustPoints = is.message('AdjustPoints', is.object({ ...pointsChange, because }));

/** `called`: the last entry when the judge was called; said by the server, which carries rulings out. */
export interface ApplyRuling {
  readonly type: 'ApplyRuling';
  readonly data: Static<typeof ApplyRuling>['data'] & { readonly called?: number };
}
export type ReverseRuling = Static<typeof ReverseRuling>;
export type AdjustPoints = Static<typeof AdjustPoints>;
