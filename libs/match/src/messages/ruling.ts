import { is, type Schema, type Static } from '@adjutant/kernel';
import { pointsChange } from '../deciding.js';
import { anyCommand } from './any-command.js';
import { entry } from './members.js';
import { Official } from './official.js';
import { remedies, type Remedy as Done } from './remedy.js';

export type Remedy = Done;
export const Remedy: Schema<Remedy> = remedies(anyCommand);

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
  'Comes from the dispute that the ruling was given in, never from a person. Records RulingApplied, and the entries that the ruling comes to, such as a BalanceSet.',
);
export const ReverseRuling = is.message(
  'ReverseRuling',
  is.object({ entry: entry('The entry at which the ruling was applied.'), because }),
  'Records RulingReversed: the ruling and its entries are struck.',
);
export const AdjustPoints = is.message(
  'AdjustPoints',
  is.object({ ...pointsChange, because }),
  'Records PointsAdjusted: an official gives points or takes them.',
);

/** `called`: the last entry when the judge was called; said by the server, which carries rulings out. */
export interface ApplyRuling {
  readonly type: 'ApplyRuling';
  readonly data: Static<typeof ApplyRuling>['data'] & { readonly called?: number };
}
export type ReverseRuling = Static<typeof ReverseRuling>;
export type AdjustPoints = Static<typeof AdjustPoints>;
