import { row, rowsOf, WHO, type Row } from '@adjutant/kernel';
import { CONTEXTS } from '@adjutant/contexts';
import type { ACCESS_COMMANDS, AnyCommandType, DESK_COMMANDS } from './command-types.js';

export { PERSON_ROLES, REACHES, type PersonRole, type Reach, type Row } from '@adjutant/kernel';

export type Matrix = { readonly [C in AnyCommandType]: Row };

type AtTheDesk = (typeof ACCESS_COMMANDS)[number] | (typeof DESK_COMMANDS)[number];

/** What is no command of a context: people with access, whole records, the event and the server. */
export const DESK_ROWS: { readonly [C in AtTheDesk]: Row } = {
  ReadDisputes: WHO.anyOfTheMatch,
  // What a ruling says of penalties is for fewer: the desk of bundles looks into the bundle for that.
  ReadBundle: WHO.anyOfTheMatch,
  PrintSheets: WHO.desk,
  ReadPrecedents: WHO.judgesAndOrganizers,
  ReadPenalties: WHO.judgesAndOrganizers,
  DecideEvent: WHO.installation,

  ReadStaff: WHO.installation,
  AddStaff: WHO.installation,
  ChangeStaff: WHO.installation,
  RemoveStaff: WHO.installation,
  ReadEventStaff: WHO.organizers,
  GiveEventRoles: WHO.organizers,
  TakeEventRoles: WHO.organizers,
  ReadSeatLinks: WHO.desk,
  // Players where the event lets them: who hands out links is asked for that too.
  IssueSeatLink: WHO.anyOfTheMatch,
  // Whoever comes by it opens matches that are of no event.
  IssueEventLink: row({ scorekeeper: 'any', judge: 'any', 'head-judge': 'any', organizer: 'any' }),
  IssuePlayerLinks: row({ scorekeeper: 'own-event', organizer: 'own-event' }),
  RevokeSeatLink: WHO.desk,
  // A key signs what a player presses: officials have none.
  OpenSeatKey: row({ player: 'own-match' }),

  NamePerson: WHO.desk,
  // Club, nation and contact of somebody who is known: they say who may judge whom.
  ChangeTies: WHO.installation,
  ErasePerson: WHO.installation,
  ImportMatch: row({ 'head-judge': 'any', organizer: 'any' }),
  LoadSamples: WHO.installation,
  ReadFigures: WHO.installation,
  // Whoever brings it changes nothing of it: it is signed, and recorded in the name of whoever pressed it.
  CarryRun: WHO.sight,
};

/** Who may do what. */
export const MATRIX = { ...Object.fromEntries(rowsOf(CONTEXTS)), ...DESK_ROWS } as Matrix;
