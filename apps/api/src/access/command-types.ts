import type { DisputeCommand, PenaltyCommand } from '@adjutant/dispute';
import type { MatchCommand } from '@adjutant/match';

/** What staff may do about the people who have access. */
export const ACCESS_COMMANDS = [
  'ReadStaff',
  'AddStaff',
  'ChangeStaff',
  'RemoveStaff',
  'ReadSeatLinks',
  'IssueSeatLink',
  'RevokeSeatLink',
] as const;

/** What may be done about people, whole records, the event and the server. */
export const DESK_COMMANDS = [
  'NamePerson',
  'ChangeTies',
  'ErasePerson',
  'ImportMatch',
  'LoadSamples',
  'ReadDisputes',
  'ReadBundle',
  'ReadPenalties',
  'ReadPrecedents',
  'DecideEvent',
  'ReadFigures',
] as const;

/** Every command of every context. One that is added here has no row in the matrix yet: that is a type error. */
export type AnyCommandType =
  | MatchCommand['type']
  | DisputeCommand['type']
  | PenaltyCommand['type']
  | (typeof ACCESS_COMMANDS)[number]
  | (typeof DESK_COMMANDS)[number];
