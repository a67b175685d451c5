import { shape } from '@adjutant/kernel';
import { Loss } from '@adjutant/integrity';
import { ImportedView } from '@adjutant/views';

/** The hashes of a record follow from one another; `lost`: what was sealed in it and cannot be opened any more. */
const Intact = shape.closed({
  match: shape.text(),
  intact: shape.only(true),
  events: shape.whole(),
  lost: shape.optional(shape.list(Loss)),
  imported: shape.optional(ImportedView),
});
type Intact = shape.Static<typeof Intact>;

/** They do not, from this entry on. */
const Broken = shape.closed({
  match: shape.text(),
  intact: shape.only(false),
  stream: shape.text(),
  revision: shape.whole(),
  reason: shape.text(),
  imported: shape.optional(ImportedView),
});
type Broken = shape.Static<typeof Broken>;

export const VerifyAnswer = shape.named('VerifyAnswer', shape.either(Intact, Broken));
export type VerifyAnswer = shape.Static<typeof VerifyAnswer>;
