import type { EventOf, TournamentEvent } from '../events.js';

type Golden = { readonly [Type in TournamentEvent['type']]: EventOf<Type>['data'] };

const HASH = 'a'.repeat(64);
const TABLES = [
  { table: 1, A: 'ann', B: 'bob' },
  { table: 2, A: 'cy', B: 'di' },
];
const BYES = [{ player: 'eve', kind: 'pairing' }] as const;
const WORTH = { counts: 'win', points: 2, figures: { vp: 60 } } as const;

const RULES: NonNullable<EventOf<'TournamentSetUp'>['data']['pairing']> = {
  score: { by: 'record', win: 2, draw: 1, loss: 0 },
  criteria: [
    { by: 'score', rounds: { from: 1, until: 5 } },
    { by: 'figure', figure: 'vp', want: 'near' },
    { by: 'group', kind: 'club', rounds: { until: 1 } },
    { by: 'float', within: 2 },
  ],
  spent: ['pairing', 'full'],
  forfeits: 'met',
  tables: [{ number: 1, terrain: 'ruins', mission: 'take-and-hold' }],
  spread: ['table', 'terrain'],
};

const RANKED: NonNullable<EventOf<'TournamentSetUp'>['data']['standings']> = {
  $schema: '../schema/event-preset.schema.json',
  id: 'own',
  name: 'Our own',
  says: 'Record, then margin.',
  sources: [{ key: 'own', says: 'The pack of the event.', confirmed: true }],
  points: { win: 2, draw: 1, loss: 0 },
  byes: { pairing: WORTH, full: WORTH, half: WORTH, zero: WORTH },
  unplayed: 'none',
  conversion: {
    from: 'vp',
    to: 'tp',
    table: '0,200 => 10,10',
    upperIncluded: true,
    walkover: { winner: { tp: 20 }, loser: { tp: 0 } },
  },
  criteria: [{ by: 'record' }, { by: 'figure', figure: 'vp', name: 'total VP' }],
};

const CHANGES = {
  name: 'The open',
  rounds: 5,
  pointsLimit: 2000,
  missions: ['take-and-hold', null],
  capacity: 64,
  tables: [1, 2, 3],
  halls: [{ name: 'Gym', from: 1, to: 2, minutes: 120, delay: 15 }],
  roundMinutes: 180,
  standsAfterMinutes: 15,
  lists: {
    wanted: true,
    late: 'recorded',
    illegal: 'refused',
    shown: 'when-locked',
    deadline: '2031-05-03T20:00:00.000Z',
  },
  byeFigures: { pairing: { vp: 60 }, full: { vp: 60 }, half: { vp: 30 }, zero: {} },
  judging: {
    conflicts: ['club'],
    penalties: 'magic-ipg',
    appealMinutes: 20,
    ownAppeals: { to: 'olga' },
    concession: { unit: 'vp', winner: 80, loser: 20 },
    chessClock: {
      pauses: 'judges',
      out: 'flagged',
      says: 'Rolls saves, and nothing else.',
      terms: { per: 'game', minutes: 75, neutral: 10 },
    },
  },
  pairing: RULES,
  prizes: [{ name: 'Best of', each: 'faction', by: 'vp', besides: true }],
  standings: RANKED,
} as const;

const PACK = { id: 'demo', release: '1' };

/** Every event with every member that it may have, in the shape of today. */
export const GOLDEN: Golden = {
  TournamentSetUp: {
    ...CHANGES,
    format: { by: 'groups', size: 4, through: 2 },
    pack: PACK,
    checkIn: true,
    seedCommitment: HASH,
  },
  SettingsChanged: { changes: { ...CHANGES, pack: PACK }, because: 'A table broke', late: true },
  PlayerEntered: {
    player: 'ann',
    groups: { club: ['c1'], nation: ['n1'] },
    rating: 1500.5,
    faction: 'Reds',
    detachment: 'Vanguard',
    barredFromBye: true,
    standby: true,
    table: 1,
    from: 1,
    waits: false,
  },
  PlayerAdmitted: { player: 'bob', from: 1 },
  PlayerWithdrawn: { player: 'bob', because: 'Ill' },
  EntryChanged: {
    player: 'ann',
    changes: {
      groups: { club: ['c2'] },
      rating: 1600,
      detachment: 'Rearguard',
      barredFromBye: false,
      table: 7,
    },
    without: ['faction'],
    because: 'Came with other figures',
    late: true,
  },
  StandbyChanged: { player: 'ann', standby: true },
  PlayerCheckedIn: { player: 'ann' },
  CheckInTakenBack: { player: 'ann' },
  FiguresReported: {
    player: 'ann',
    round: 1,
    both: { A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } },
  },
  FiguresTold: { player: 'ann', figures: { painting: 18, sportsmanship: 5 } },
  PlayerDropped: { player: 'cy', until: 1, because: 'Tired', noShow: true },
  PlayerReinstated: { player: 'cy', from: 3, because: 'Rested' },
  ListSubmitted: {
    player: 'ann',
    digest: HASH,
    check: 'legal',
    told: [{ choice: 'tide', option: 'flood' }],
    late: true,
    because: 'The train was late',
  },
  ListOverruled: { player: 'ann', digest: HASH, check: 'legal', because: 'The pack misses an erratum' },
  ListsLocked: {},
  ByeGiven: { round: 1, player: 'di', kind: 'half', because: 'Arrives later' },
  ByeTakenBack: { round: 1, player: 'di', because: 'Comes after all' },
  ResultAssigned: {
    round: 1,
    player: 'eve',
    result: 'loss',
    figures: { vp: 20 },
    late: true,
    because: 'Came for round 2',
  },
  RoundDrafted: { round: 1, engine: 'adjutant 1', tables: TABLES, byes: BYES, groups: [['ann', 'bob'], ['cy']] },
  DraftEdited: { round: 1, tables: TABLES, byes: BYES, because: 'They travelled together' },
  DraftDiscarded: { round: 1, because: 'A ruling changed who is through' },
  RoundPublished: { round: 1, tables: TABLES, byes: BYES },
  PublicationChanged: {
    round: 1,
    publication: 2,
    gone: [{ table: 1, publication: 1 }],
    tables: TABLES,
    byes: BYES,
    because: 'Bob did not come',
  },
  TimeExtended: { round: 1, table: 1, hall: 'Gym', minutes: 5, because: 'A ruling took long' },
  ClockStarted: { round: 1, hall: 'Gym', at: '2031-05-04T12:00:00.000Z' },
  RoundClosed: { round: 1, unconfirmed: [1], disputed: [2] },
  SeedRevealed: { seed: HASH },
  FieldCut: {
    players: ['ann', 'bob'],
    others: 'play-on',
    bracket: true,
    rule: { by: 'record', losses: 1 },
    apart: true,
    level: ['bob', 'cy'],
    because: 'Bob won their match',
  },
  TournamentEnded: {},
  TournamentReopened: { because: 'A result was wrong' },
  Announced: { announcement: 1, text: 'Lunch is served', round: 1, hall: 'East' },
  AnnouncementTakenBack: { announcement: 1 },
  TableResultTold: {
    round: 1,
    table: 1,
    publication: 1,
    said: {
      decided: 'played',
      A: { outcome: 'win', figures: { vp: 80 } },
      B: { outcome: 'loss', figures: { vp: 60 } },
      given: true,
    },
    sure: 'confirmed',
    at: '2031-05-04T12:00:00.000Z',
    late: true,
  },
  TableResultTakenBack: { round: 1, table: 1, publication: 1 },
  TableDisputeTold: { round: 1, table: 1, publication: 1, dispute: 'dispute-1', open: true },
  TableVoidTold: { round: 1, table: 1, publication: 1, voided: true, because: 'Opened twice', late: true },
  EffectTold: {
    ruling: 'ruling-1',
    effects: [
      { player: 'ann', figure: 'vp', add: -10, round: 1 },
      { player: 'bob', does: 'no-prizes' },
      { round: 1, table: 1, publication: 1, minutes: 8 },
    ],
  },
  EffectLifted: { ruling: 'ruling-1' },
};
