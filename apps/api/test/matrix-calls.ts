import { randomUUID } from 'node:crypto';
import type { DisputeCommand, PenaltyCommand } from '@adjutant/dispute';
import { namedId } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { AnyCommandType } from '@adjutant/access';
import type { TournamentCommand } from '@adjutant/tournament';

/** Where a command is sent: in which match, and about which side of it where it is about one at all. */
export interface Setting {
  readonly match: string;
  readonly side: Side;
  /** Text of a match file that is here already. */
  readonly file: string;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The entries at which each side has used something, in the matches of the spec. */
export const USE: Readonly<Record<Side, number>> = { A: 4, B: 5 };

/** Well-formed data of every command of a match, about one side where it is about one at all. */
const OF_MATCH: { readonly [C in MatchCommand['type']]: (side: Side) => object } = {
  OpenMatch: () => ({ title: 'x', pack: { id: 'wh40k-10e' }, seats: { A: { player: 'ann' }, B: { player: 'bob' } } }),
  SubmitRoster: (player) => ({
    player,
    roster: { faction: 'X', detachment: 'x', units: [{ id: 'x', name: 'x', keywords: [] }] },
  }),
  AdoptSituation: () => ({
    at: { round: 2, turn: 'A', step: 'command' },
    firstTurn: 'A',
    balances: { A: { cp: 1 }, B: { cp: 1 } },
  }),
  StartBattle: () => ({ firstTurn: 'A' }),
  DecideTurnOrder: (by) => ({ first: by, by }),
  AdvancePhase: (player) => ({ player }),
  Choose: (player) => ({ choice: 'x', player }),
  ActivateUnit: (side) => ({ unit: `${side}-1` }),
  EndActivation: (player) => ({ player }),
  PlaceUnit: (side) => ({ unit: `${side}-1` }),
  AnswerUse: (player) => ({ player, option: 'x' }),
  UseStratagem: (player) => ({ player, stratagem: 'Grenade' }),
  UseAbility: (player) => ({ player, ability: 'x' }),
  IssueOrder: (player) => ({ player, order: 'x', issuer: `${player}-1`, recipient: `${player}-2` }),
  RecordRoll: (player) => ({ player, dice: [1] }),
  AnswerQuestion: (side) => ({ entry: USE[side], question: 'x', answer: 'yes' }),
  ContestAnswer: (player) => ({ entry: USE.A, question: 'x', player, because: 'x' }),
  GainCommandPoints: (player) => ({ player, amount: 1, what: 'x' }),
  ScoreVictoryPoints: (player) => ({ player, category: 'primary', points: 1, what: 'x' }),
  RecordUnitDestroyed: (side) => ({ unit: `${side}-2` }),
  RecordUnitReturned: (side) => ({ unit: `${side}-2`, as: `${side}-3`, what: 'x' }),
  RecordBattleShock: (side) => ({ unit: `${side}-1`, result: 'passed' }),
  RecordUnitAction: (side) => ({ unit: `${side}-1`, action: 'x' }),
  RecordUnitsDestroyed: (side) => ({ units: [`${side}-1`] }),
  RecordFact: (player) => ({ fact: 'x', player, data: {} }),
  RecordFacts: (player) => ({ player, facts: [{ fact: 'x', data: {} }] }),
  DrawObjective: (player) => ({ player, dice: [1, 1] }),
  DiscardObjective: (player) => ({ player, objective: 'x' }),
  InspectHands: () => ({}),
  RecordNote: (player) => ({ kind: 'note', text: 'x', player }),
  DeclareRunning: (player) => ({ player, account: 'cp', value: 0 }),
  CorrectEntry: () => ({ entry: 4, correction: { kind: 'strike' }, because: 'x' }),
  RewindMatch: () => ({ to: 4, because: 'x' }),
  AdjustPoints: (player) => ({ player, resource: 'cp', amount: 1, because: 'x' }),
  ApplyRuling: () => ({
    dispute: 'x',
    ruling: 'x',
    by: { id: 'x', role: 'judge' },
    remedies: [{ kind: 'none' }],
    because: 'x',
  }),
  ReverseRuling: () => ({ entry: 1, because: 'x' }),
  ConcedeMatch: (player) => ({ player }),
  FinishMatch: () => ({ ending: 'time' }),
  DecideResult: () => ({ outcome: { A: 'loss', B: 'loss' }, ground: 'judge', because: 'x' }),
  ConfirmResult: (player) => ({ player }),
  CorrectSeats: () => ({ seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'x' }),
  VoidMatch: () => ({ because: 'x' }),
  RestoreMatch: () => ({ because: 'x' }),
  TakeBack: (player) => ({ player, entry: 4 }),
  AskTakeBack: (player) => ({ player, entry: 4 }),
  AgreeTakeBack: (player) => ({ player, ask: 4 }),
  DeclineTakeBack: (player) => ({ player, ask: 4 }),
  ConfirmRound: (player) => ({ player, round: 1, seen: { cp: { A: 0, B: 0 }, vp: { A: 0, B: 0 } } }),
  RaiseDepth: () => ({ depth: 'full' }),
  AddBookEntries: (player) => ({ player, entries: [{ is: 'use', name: 'Ring the Bell', costs: { cp: 1 } }] }),
  SetChessClock: () => ({ per: 'game', minutes: 60 }),
  PassTime: () => ({ to: 'A' }),
  PauseTime: () => ({}),
  GiveTime: (player) => ({ player, seconds: 60, because: 'x' }),
  ClaimAwards: (player) => ({ player, card: 'x', awards: [{ award: 'x' }] }),
};

const OF_DISPUTE: { readonly [C in DisputeCommand['type']]: (setting: Setting) => object } = {
  CallJudge: ({ match, side }) => ({ match, side, claim: 'x' }),
  WithdrawCall: ({ side }) => ({ side }),
  ObjectToWithdrawal: ({ side }) => ({ side, because: 'x' }),
  ClaimCall: () => ({}),
  ReleaseCall: () => ({}),
  AcceptJudge: ({ side }) => ({ side, judge: 'x' }),
  MakeStatement: ({ side }) => ({ side, text: 'x' }),
  WithholdEvidence: () => ({ hash: 'a'.repeat(64), because: 'x' }),
  AddEvidence: ({ side }) => ({ side, hash: 'a'.repeat(64) }),
  GiveRuling: () => ({ remedies: [{ kind: 'none' }], because: 'x' }),
  AcceptRuling: ({ side }) => ({ side }),
  AppealRuling: ({ side }) => ({ side, because: 'x' }),
  ClaimAppeal: () => ({}),
  GiveFinalRuling: () => ({ verdict: 'upheld', because: 'x' }),
  RevokeRuling: () => ({ because: 'x' }),
  GrantTime: () => ({}),
  ReportOutcome: () => ({ ruling: '1', outcome: 'not-carried-out', code: 'x', message: 'x' }),
  FollowMatch: () => ({ match: 'void', entry: 1, because: 'x' }),
};

const PLAYERS: Readonly<Record<Side, string>> = { A: 'ann', B: 'bob' };

/** A penalty that its spec gives each player before somebody appeals it. */
export const appealedId = ({ match, side }: Pick<Setting, 'match' | 'side'>): string => namedId(`${match} ${side}`);

const OF_PENALTY: { readonly [C in PenaltyCommand['type']]: (setting: Setting) => object } = {
  IssuePenalty: () => ({
    penalty: randomUUID(),
    person: 'zoe',
    policy: 'frontline-itc',
    infraction: 'slow-play',
    level: 'warning',
    because: 'x',
  }),
  RescindPenalty: () => ({ penalty: randomUUID(), because: 'x' }),
  AppealPenalty: (setting) => ({ penalty: appealedId(setting), because: 'x' }),
  AnswerPenaltyAppeal: () => ({ penalty: randomUUID(), verdict: 'upheld', because: 'x' }),
};

/** Well-formed data of every command of an event. */
const OF_TOURNAMENT: { readonly [C in TournamentCommand['type']]: () => object } = {
  SetUpTournament: () => ({ name: 'x', rounds: 3, checkIn: false }),
  ChangeSettings: () => ({ changes: { rounds: 4 }, because: 'x' }),
  EnterPlayer: () => ({ player: 'x' }),
  WithdrawPlayer: () => ({ player: 'x' }),
  ChangeEntry: () => ({ player: 'x', changes: { table: 1 }, because: 'a ramp' }),
  StandBy: () => ({ player: 'x', standby: true }),
  CheckIn: () => ({ player: 'x' }),
  TakeCheckInBack: () => ({ player: 'x' }),
  TellFigures: () => ({ player: 'x', figures: { painting: 1 } }),
  ReportFigures: () => ({ player: 'x', round: 1, both: { A: {}, B: {} } }),
  SweepNoShows: () => ({}),
  DropPlayer: () => ({ player: 'x' }),
  ReinstatePlayer: () => ({ player: 'x', because: 'x' }),
  SubmitList: () => ({ player: 'x', text: 'x' }),
  OverruleList: () => ({ player: 'x', digest: 'a'.repeat(64), check: 'legal', because: 'x' }),
  LockLists: () => ({}),
  GiveBye: () => ({ round: 1, player: 'x', kind: 'full' }),
  TakeByeBack: () => ({ round: 1, player: 'x' }),
  AssignResult: () => ({ round: 1, player: 'x', result: 'loss', because: 'x' }),
  DraftRound: () => ({ round: 1 }),
  EditDraft: () => ({ round: 1, tables: [], because: 'x' }),
  DiscardDraft: () => ({ round: 1 }),
  PublishRound: () => ({ round: 1 }),
  ChangePublished: () => ({ round: 1, tables: [], because: 'x' }),
  StartClock: () => ({ round: 1 }),
  ExtendTime: () => ({ round: 1, minutes: 5 }),
  CloseRound: () => ({ round: 1 }),
  RevealSeed: () => ({ seed: 'x' }),
  CutField: () => ({ players: ['x', 'y'], others: 'are-done' }),
  EndTournament: () => ({}),
  ReopenTournament: () => ({ because: 'x' }),
  Announce: () => ({ text: 'x' }),
  TakeAnnouncementBack: () => ({ announcement: 1 }),
  TellResult: () => ({}),
  TakeResultBack: () => ({}),
  TellDispute: () => ({}),
  TellVoid: () => ({}),
  TellEffect: () => ({}),
  LiftEffect: () => ({}),
};

type Routed = Exclude<AnyCommandType, (MatchCommand | DisputeCommand | PenaltyCommand | TournamentCommand)['type']>;

const account = (): object => ({ name: randomUUID(), password: 'four dice in a row', roles: ['judge'] });

/** An event that leaves to its players all that it can. */
export const OPEN_TO_PLAYERS = { name: 'x', players: 'open-matches' };

/** 32 bytes are a key; that nobody here knows it is seen once whoever brings it may. */
const KEY = Buffer.alloc(32, 9).toString('base64url');
const HASH = 'a'.repeat(64);
const runOf = (match: string): object => ({
  ...{ adjutant: 'run', version: 1, match, key: Buffer.alloc(32, 8).toString('base64url') },
  presses: [
    {
      number: 0,
      previous: HASH,
      id: randomUUID(),
      type: 'x',
      data: {},
      at: 'x',
      place: null,
      basedOn: 0,
      signature: 'x',
    },
  ],
});

const ROUTES: { readonly [C in Routed]: (setting: Setting) => Call } = {
  ReadStaff: () => ({ method: 'GET', path: '/api/access/staff' }),
  AddStaff: () => ({ method: 'POST', path: '/api/access/staff', body: account() }),
  ChangeStaff: () => ({ method: 'PATCH', path: '/api/access/staff/nobody', body: { roles: ['organizer'] } }),
  RemoveStaff: () => ({ method: 'DELETE', path: '/api/access/staff/nobody' }),
  ReadEventStaff: ({ match }) => ({ method: 'GET', path: `/api/tournaments/${match}/staff` }),
  GiveEventRoles: ({ match }) => ({
    method: 'POST',
    path: `/api/tournaments/${match}/staff`,
    body: { name: 'nobody', roles: ['judge'] },
  }),
  TakeEventRoles: ({ match }) => ({ method: 'DELETE', path: `/api/tournaments/${match}/staff/nobody` }),
  ReadSeatLinks: ({ match }) => ({ method: 'GET', path: `/api/matches/${match}/seats` }),
  IssueSeatLink: ({ match, side }) => ({ method: 'POST', path: `/api/matches/${match}/seats/${side}/links`, body: {} }),
  IssueEventLink: () => ({ method: 'POST', path: '/api/event/link', body: {} }),
  IssuePlayerLinks: ({ match }) => ({ method: 'POST', path: `/api/tournaments/${match}/links`, body: {} }),
  RevokeSeatLink: ({ match }) => ({ method: 'DELETE', path: `/api/matches/${match}/seats/links/none` }),
  NamePerson: () => ({ method: 'PUT', path: '/api/people/zoe', body: { name: 'Zoe' } }),
  ChangeTies: ({ match }) => ({ method: 'PUT', path: `/api/people/${match}`, body: { name: 'Zoe', club: match } }),
  ErasePerson: () => ({ method: 'DELETE', path: '/api/people/nobody' }),
  ImportMatch: ({ file }) => ({ method: 'POST', path: '/api/matches/import', body: file }),
  LoadSamples: () => ({ method: 'POST', path: '/api/samples' }),
  ReadDisputes: ({ match }) => ({ method: 'GET', path: `/api/matches/${match}/disputes` }),
  ReadBundle: ({ match }) => ({ method: 'GET', path: `/api/matches/${match}/bundle` }),
  PrintSheets: () => ({ method: 'GET', path: '/api/sheets.pdf' }),
  ReadPenalties: () => ({ method: 'GET', path: '/api/people/zoe/penalties' }),
  ReadPrecedents: () => ({ method: 'GET', path: '/api/precedents?words=x' }),
  ReadFigures: () => ({ method: 'GET', path: '/api/metrics' }),
  OpenSeatKey: ({ match }) => ({ method: 'PUT', path: `/api/matches/${match}/keys/${KEY}`, body: {} }),
  CarryRun: ({ match }) => ({ method: 'POST', path: `/api/matches/${match}/runs`, body: runOf(match) }),
  DecideEvent: () => ({ method: 'PUT', path: '/api/event', body: OPEN_TO_PLAYERS }),
};

/** Nobody sends these: there is no such command from outside. */
export const UNSENDABLE: ReadonlySet<AnyCommandType> = new Set([
  'ReportOutcome',
  'FollowMatch',
  'RevealSeed',
  'TellResult',
  'TakeResultBack',
  'TellDispute',
  'TellVoid',
  'TellEffect',
  'LiftEffect',
]);

/** The request with which somebody would do this. The dispute of a match is called like it. */
export function callOf(type: AnyCommandType, setting: Setting): Call {
  const post = (path: string, data: object): Call => ({
    method: 'POST',
    path: `/api/${path}/commands`,
    body: { commandId: randomUUID(), type, data },
  });
  if (isKeyOf(OF_MATCH, type)) return post(`matches/${setting.match}`, OF_MATCH[type](setting.side));
  if (isKeyOf(OF_DISPUTE, type)) {
    return post(`disputes/${type === 'CallJudge' ? randomUUID() : setting.match}`, OF_DISPUTE[type](setting));
  }
  if (isKeyOf(OF_PENALTY, type)) {
    const person = type === 'AppealPenalty' ? PLAYERS[setting.side] : 'zoe';
    return post(`people/${person}/penalties`, OF_PENALTY[type](setting));
  }
  if (type === 'SubmitList')
    return { method: 'POST', path: `/api/tournaments/${setting.match}/lists`, body: OF_TOURNAMENT[type]() };
  if (isKeyOf(OF_TOURNAMENT, type)) return post(`tournaments/${setting.match}`, OF_TOURNAMENT[type]());
  return ROUTES[type](setting);
}

function isKeyOf<Table extends object>(table: Table, type: PropertyKey): type is keyof Table {
  return Object.hasOwn(table, type);
}
