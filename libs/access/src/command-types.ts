import type { EveryContext } from '@adjutant/contexts';

/** What staff may do about the people who have access. */
export const ACCESS_COMMANDS = [
  'ReadStaff',
  'AddStaff',
  'ChangeStaff',
  'RemoveStaff',
  'ReadEventStaff',
  'GiveEventRoles',
  'TakeEventRoles',
  'ReadSeatLinks',
  'IssueSeatLink',
  'IssueEventLink',
  'IssuePlayerLinks',
  'RevokeSeatLink',
  'OpenSeatKey',
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
  'PrintSheets',
  'ReadPenalties',
  'ReadPrecedents',
  'DecideEvent',
  'ReadFigures',
  'CarryRun',
] as const;

type CommandsOf<One> = One extends { readonly commands: infer Commands } ? keyof Commands : never;

/** Every command of every context, and what is done at the desk. */
export type AnyCommandType =
  CommandsOf<EveryContext> | (typeof ACCESS_COMMANDS)[number] | (typeof DESK_COMMANDS)[number];
