import { is, type Static } from '@adjutant/kernel';
import { Loss } from '@adjutant/integrity';
import { ImportedView } from '@adjutant/views';

/** The hashes of a record follow from one another; `lost`: what was sealed in it and cannot be opened any more. */
const Intact = is.object({
  match: is.anyText(),
  intact: is.exactly(true),
  events: is.anyWhole(),
  lost: is.optional(is.many(Loss)),
  imported: is.optional(ImportedView),
});
type Intact = Static<typeof Intact>;

/** They do not, from this entry on. */
const Broken = is.object({
  match: is.anyText(),
  intact: is.exactly(false),
  stream: is.anyText(),
  revision: is.anyWhole(),
  reason: is.anyText(),
  imported: is.optional(ImportedView),
});
type Broken = Static<typeof Broken>;

export const VerifyAnswer = is.named('VerifyAnswer', is.either(Intact, Broken));
export type VerifyAnswer = Static<typeof VerifyAnswer>;
