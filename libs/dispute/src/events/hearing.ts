import { is, leaves, stays, type Static } from '@adjutant/kernel';
import { because, inner, judge, Party, side } from './members.js';

export const StatementMade = stays(
  'for those who are part of it',
  is.event('StatementMade', is.object({ side, text: stays('typed by somebody', is.prose()) })),
);
export const EvidenceAdded = stays(
  'for those who are part of it',
  is.event(
    'EvidenceAdded',
    is.object({
      hash: inner(is.hash()),
      mediaType: inner(is.text()),
      bytes: inner(is.whole()),
      by: inner(Party),
      caption: stays('typed by somebody', is.optional(is.text())),
    }),
    'The file itself stands outside the log: `hash` is its SHA-256 in hex.',
  ),
);
export const EvidenceWithheld = stays(
  'for those who are part of it',
  is.event(
    'EvidenceWithheld',
    is.object({ hash: inner(is.hash()), by: inner(Party), because }),
    'The file of this hash is gone for good, wherever it was shown; what was recorded of it stays.',
  ),
);
export const TimeGranted = is.event(
  'TimeGranted',
  is.object({ minutes: leaves(is.whole()), suggested: leaves(is.whole()), judge }),
  'Minutes that the match may go on for longer; `suggested` is what the time from the call to the ruling comes to.',
);

export type StatementMade = Static<typeof StatementMade>;
export type EvidenceAdded = Static<typeof EvidenceAdded>;
export type EvidenceWithheld = Static<typeof EvidenceWithheld>;
export type TimeGranted = Static<typeof TimeGranted>;
