import type { Role } from '@adjutant/kernel';
import type { AnyCommandType } from './command-types.js';

/**
 * How far a role reaches: everywhere, in the match where one sits, for one's own side of it, as far back as nobody else has
 * done anything since, or nowhere.
 */
export const REACHES = ['any', 'own-match', 'own-side', 'own-last', 'never'] as const;

export type Reach = (typeof REACHES)[number];

/** The roles that people have. `system` is nobody's: only this server itself acts in it. */
export type PersonRole = Exclude<Role, 'system'>;

export const PERSON_ROLES: readonly PersonRole[] = [
  'player',
  'scorekeeper',
  'judge',
  'head-judge',
  'organizer',
  'spectator',
];

export type Row = { readonly [R in PersonRole]: Reach };

export type Matrix = { readonly [C in AnyCommandType]: Row };

/** A row by what differs from "never". */
function row(reach: Partial<Row>): Row {
  return {
    player: 'never',
    scorekeeper: 'never',
    judge: 'never',
    'head-judge': 'never',
    organizer: 'never',
    spectator: 'never',
    ...reach,
  };
}

const OFFICIALS = { scorekeeper: 'any', judge: 'any', 'head-judge': 'any' } as const;
const DESK = { ...OFFICIALS, organizer: 'any' } as const;
const JUDGES = { judge: 'any', 'head-judge': 'any' } as const;

/** Players speak for their own side; whoever keeps the score or judges writes down what both do. */
const DEED = row({ ...OFFICIALS, player: 'own-side' });
/** What lies open on the table either player may write down. */
const SIGHT = row({ ...OFFICIALS, player: 'own-match' });
/** What anybody at the table may put down, for themselves where it says for whom. */
const NOTE = row({ ...DESK, player: 'own-side' });
const RULING = row(JUDGES);
const HEAD_JUDGES = row({ 'head-judge': 'any' });
/** What becomes of a match as a whole. */
const HEADS = row({ 'head-judge': 'any', organizer: 'any' });
/** The server alone, on behalf of a dispute. */
const NOBODY = row({});
const ORGANIZERS = row({ organizer: 'any' });
const AT_THE_DESK = row(DESK);
const FOR_SEATS = row({ ...JUDGES, organizer: 'any', scorekeeper: 'any' });

/** Who may do what. A command of any context without a row here does not compile. */
export const MATRIX: Matrix = {
  OpenMatch: AT_THE_DESK,
  SubmitRoster: row({ ...DESK, player: 'own-side' }),
  AdoptSituation: AT_THE_DESK,
  StartBattle: SIGHT,
  DecideTurnOrder: DEED,
  AdvancePhase: DEED,
  Choose: DEED,
  ActivateUnit: DEED,
  EndActivation: DEED,
  PlaceUnit: DEED,
  AnswerUse: DEED,
  UseStratagem: DEED,
  UseAbility: DEED,
  IssueOrder: DEED,
  RecordRoll: DEED,
  AnswerQuestion: DEED,
  ContestAnswer: DEED,
  GainCommandPoints: DEED,
  ScoreVictoryPoints: DEED,
  RecordUnitDestroyed: SIGHT,
  RecordUnitReturned: SIGHT,
  RecordBattleShock: SIGHT,
  RecordUnitAction: DEED,
  RecordUnitsDestroyed: SIGHT,
  RecordFact: DEED,
  RecordFacts: DEED,
  DrawObjective: DEED,
  DiscardObjective: DEED,
  InspectHands: RULING,
  RecordNote: NOTE,
  DeclareRunning: row({ ...DESK, player: 'own-match' }),
  CorrectEntry: row({ ...JUDGES, scorekeeper: 'own-last' }),
  RewindMatch: HEAD_JUDGES,
  ApplyRuling: NOBODY,
  ReverseRuling: NOBODY,
  AdjustPoints: RULING,
  ConcedeMatch: DEED,
  FinishMatch: row({ ...DESK, player: 'own-match' }),
  DecideResult: row({ ...JUDGES, organizer: 'any' }),
  ConfirmResult: DEED,
  CorrectSeats: AT_THE_DESK,
  VoidMatch: HEADS,
  RestoreMatch: HEADS,

  CallJudge: row({ ...DESK, player: 'own-side' }),
  WithdrawCall: row({ ...DESK, player: 'own-side' }),
  ObjectToWithdrawal: DEED,
  ClaimCall: RULING,
  ReleaseCall: row({ ...JUDGES, organizer: 'any' }),
  // Each player for oneself: what is said for a player lifts no conflict.
  AcceptJudge: row({ player: 'own-side' }),
  MakeStatement: DEED,
  AddEvidence: DEED,
  WithholdEvidence: ORGANIZERS,
  GiveRuling: RULING,
  AcceptRuling: DEED,
  AppealRuling: DEED,
  // For the head judge, and for whom the event has named: the dispute itself tells who that is.
  ClaimAppeal: RULING,
  GiveFinalRuling: RULING,
  RevokeRuling: HEAD_JUDGES,
  GrantTime: RULING,
  ReportOutcome: NOBODY,
  FollowMatch: NOBODY,
  ReadDisputes: row({ ...DESK, player: 'own-match' }),
  // What a ruling says of penalties is for fewer: the desk of bundles looks into the bundle for that.
  ReadBundle: row({ ...DESK, player: 'own-match' }),
  ReadPrecedents: row({ ...JUDGES, organizer: 'any' }),

  IssuePenalty: row({ ...JUDGES, organizer: 'any' }),
  RescindPenalty: row({ ...JUDGES, organizer: 'any' }),
  ReadPenalties: row({ ...JUDGES, organizer: 'any' }),
  DecideEvent: ORGANIZERS,

  ReadStaff: ORGANIZERS,
  AddStaff: ORGANIZERS,
  ChangeStaff: ORGANIZERS,
  RemoveStaff: ORGANIZERS,
  ReadSeatLinks: FOR_SEATS,
  IssueSeatLink: FOR_SEATS,
  RevokeSeatLink: FOR_SEATS,

  NamePerson: AT_THE_DESK,
  // Club, nation and contact of somebody who is known: they say who may judge whom.
  ChangeTies: ORGANIZERS,
  ErasePerson: ORGANIZERS,
  ImportMatch: HEADS,
  LoadSamples: ORGANIZERS,
  ReadFigures: ORGANIZERS,
};
