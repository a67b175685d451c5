import { is, type Envelope, type JsonObject, type Static } from '@adjutant/kernel';

const EnvelopeView = is.object(
  {
    sealed: is.anyText({ says: 'The commitment that stands in the record.' }),
    owner: is.anyText({ says: 'Whose secret it is.' }),
    salt: is.anyText(),
    holds: is.anything<JsonObject>({ says: 'The members that are hidden of the entry.' }),
  },
  { name: 'EnvelopeView' },
);

/** What whoever looks has sealed, with all that opens it: a phone that tells the match by itself puts it back into the record. */
export const EnvelopesAnswer = is.object(
  { match: is.anyText(), envelopes: is.many(EnvelopeView) },
  { name: 'EnvelopesAnswer' },
);
export type EnvelopesAnswer = Static<typeof EnvelopesAnswer> & { readonly envelopes: readonly Envelope[] };
