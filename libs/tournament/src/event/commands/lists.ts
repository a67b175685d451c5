import { is, type Static } from '@adjutant/kernel';
import { because, player } from '../members.js';

export const CHECKS = ['legal', 'illegal', 'unchecked'] as const;

export const SubmitList = is.message(
  'SubmitList',
  is.object({
    player,
    digest: is.hash({ says: 'SHA-256 of the list as it was brought.' }),
    check: is.oneOf(CHECKS, { says: 'What the pack says of it.' }),
    because: is.optional(because),
  }),
  'After lists are locked only an official brings one, with a reason, where late lists are recorded. Records ListSubmitted.',
);
export const LockLists = is.message('LockLists', is.object({}), 'Records ListsLocked.');

export type SubmitList = Static<typeof SubmitList>;
export type LockLists = Static<typeof LockLists>;
