import { CONTEXTS } from '@adjutant/contexts';
import type { Stake } from '@adjutant/kernel';
import type { ACCESS_COMMANDS, AnyCommandType, DESK_COMMANDS } from './command-types.js';

type DeskCommand = (typeof ACCESS_COMMANDS)[number] | (typeof DESK_COMMANDS)[number];

/** What is at stake with what is done at the desk. What records something says so in its context. */
const AT_THE_DESK: { readonly [C in DeskCommand]: Stake } = {
  ReadDisputes: 'none',
  ReadBundle: 'none',
  PrintSheets: 'none',
  ReadPrecedents: 'none',
  ReadPenalties: 'none',
  DecideEvent: 'none',

  ReadStaff: 'none',
  AddStaff: 'none',
  ChangeStaff: 'none',
  RemoveStaff: 'none',
  ReadEventStaff: 'none',
  GiveEventRoles: 'none',
  TakeEventRoles: 'none',
  ReadSeatLinks: 'none',
  IssueSeatLink: 'other',
  IssueEventLink: 'none',
  IssuePlayerLinks: 'none',
  RevokeSeatLink: 'other',
  OpenSeatKey: 'none',

  NamePerson: 'none',
  ChangeTies: 'none',
  ErasePerson: 'none',
  ImportMatch: 'none',
  LoadSamples: 'none',
  ReadFigures: 'none',
  CarryRun: 'none',
};

const OF_CONTEXTS = CONTEXTS.flatMap(({ commands }) =>
  Object.entries(commands).map(([type, { stake }]) => [type, stake] as const),
);

/** By every command of any context, and by what is done at the desk. */
export const STAKES = { ...AT_THE_DESK, ...Object.fromEntries(OF_CONTEXTS) } as {
  readonly [C in AnyCommandType]: Stake;
};

interface Weighed {
  readonly type: AnyCommandType;
  readonly data?: object;
}

/** Setting a refusal aside, ending a match by decision, and settling what neither player settles alone: all of it is ruling. */
export function isRuling({ data = {} }: Weighed, side?: string): boolean {
  const overrides = 'override' in data && data.override !== undefined;
  return overrides || ('ending' in data && data.ending === 'judge') || side === 'neither';
}

/** Whether somebody who plays on these sides of a match must keep out of this. `side`: whose it is. */
export function isBarred(asked: Weighed, own: readonly string[], side?: string): boolean {
  if (own.length === 0) return false;
  const stake = STAKES[asked.type];
  if (stake === 'match' || isRuling(asked, side)) return true;
  return stake === 'other' && side !== undefined && !own.includes(side);
}
