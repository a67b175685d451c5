import { is, type Static } from '@adjutant/kernel';
import { because, player, toldOnList } from '../members.js';

export const CHECKS = ['legal', 'illegal', 'unchecked'] as const;

export const SubmitList = is.message(
  'SubmitList',
  is.object({
    player,
    digest: is.hash({ says: 'SHA-256 of the list as it was brought.' }),
    check: is.oneOf(CHECKS, { says: 'What the pack says of it.' }),
    told: is.optional(toldOnList),
    because: is.optional(because),
  }),
  'The server sends it for whoever brings a list, with the check that it made itself (`POST /api/tournaments/{id}/lists`). After lists are locked or their deadline only an official brings one, with a reason, where late lists are recorded. Records ListSubmitted.',
);
export const OverruleList = is.message(
  'OverruleList',
  is.object({
    player,
    digest: is.hash({ says: 'Of the list that was looked at.' }),
    check: is.oneOf(CHECKS, { says: 'What it is taken for, in place of what the pack says.' }),
    because,
  }),
  'Records ListOverruled.',
);
export const LockLists = is.message('LockLists', is.object({}), 'Records ListsLocked.');

export type SubmitList = Static<typeof SubmitList>;
export type OverruleList = Static<typeof OverruleList>;
export type LockLists = Static<typeof LockLists>;
