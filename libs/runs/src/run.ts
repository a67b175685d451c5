import { is, type Static } from '@adjutant/kernel';
import { Clock } from '@adjutant/rules';

export const MOST_PRESSES = 1_000;
const MOST_DISTINCT = 500;
const MOST_FORECAST = 50;
const LONGEST_SIGNATURE = 128;

/** What was pressed on one device, as that device signs it. */
export const SignedPress = is.object(
  {
    number: is.whole({ says: 'Which press of the key it is, counted from 0.' }),
    previous: is.hash({ says: 'Hash of the press before it; 64 zeros for the first.' }),
    id: is.uuid({ says: 'Id of the command: however often and by whomever it is brought, it is recorded once.' }),
    type: is.name({ says: 'Type of the command.' }),
    data: is.anything({ says: 'What it says.' }),
    at: is.text({ longest: 40, says: 'When it was pressed, by the clock of the device.' }),
    place: is.orNull(Clock),
    basedOn: is.whole({ least: -1, says: 'The last entry that the device knew of the record.' }),
    distinctFrom: is.optional(
      is.list(is.whole(), {
        most: MOST_DISTINCT,
        says: 'Entries that look the same and are not, as somebody was asked.',
      }),
    ),
    forecast: is.optional(
      is.list(is.anything(), {
        most: MOST_FORECAST,
        says: 'Entries that it names by numbers which the device had forecast: {entry, of}, with the id of the press that writes it.',
      }),
    ),
    signature: is.text({ longest: LONGEST_SIGNATURE, says: 'Ed25519 over the hash of the press, in base64.' }),
  },
  { name: 'SignedPress', says: 'What was pressed on one device, as that device signs it.' },
);
export type SignedPress = Static<typeof SignedPress>;

/** What a device signs. */
export type Press = Omit<SignedPress, 'signature' | 'number' | 'previous'>;

/** What was pressed on one device for one match, one after the other, as it is carried from hand to hand. */
export const Run = is.object(
  {
    adjutant: is.exactly('run', { says: 'Tells a run from other JSON.' }),
    version: is.whole({ least: 1, most: 1, says: 'Version of this format.' }),
    match: is.name({ says: 'Id of the match.' }),
    key: is.text({ longest: 100, says: 'Public key of the device, in base64 or base64url.' }),
    presses: is.list(SignedPress, { most: MOST_PRESSES }),
  },
  { name: 'Run', says: 'What was pressed on one device, as it is carried from hand to hand.' },
);
export type Run = Static<typeof Run>;
