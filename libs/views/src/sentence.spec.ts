import { MATCH_EVENTS, type MatchEvent, type OpenedState } from '@adjutant/match';
import { after, amid, at, opened, PACK, rosterOf, stateOf, uses, VOUCHED } from '@adjutant/testing/given';
import { sentence } from './index.js';

const rolled = after(amid(2), [uses('Gust', 'A2', { answers: { ...VOUCHED, 'knot-in-sight': 'yes' } })]);
const { table } = stateOf(rolled) as OpenedState;
const use = { player: 'A', entry: 'core/gust', roles: { target: 'A2' }, answers: {}, claims: [] } as const;
const applied = (role: 'judge' | 'head-judge'): MatchEvent => ({
  type: 'RulingApplied',
  data: { dispute: 'd', ruling: '1', by: { id: 'jo', role }, entries: 0, because: 'out of range' },
});
const adjusted = (points: { resource: 'cp' | 'vp'; category?: string; amount: number; owes?: true }): MatchEvent => ({
  type: 'PointsAdjusted',
  data: { player: 'B', ...points, because: 'scored a round late' },
});
const corrected = (correction: Extract<MatchEvent, { type: 'EntryCorrected' }>['data']['correction']): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry: 4, correction, because: 'measured again' },
});

const SAID: readonly (readonly [string, MatchEvent])[] = [
  ['Table 7: opened with Kites and Anvils, release first.', opened()],
  ['A submits a roster: Red Kites, 3 units.', rosterOf('A')],
  [
    'The record begins at R2.B.Clash.',
    { type: 'SituationAdopted', data: { at: at('2.B.clash'), firstTurn: 'A', balances: {} } },
  ],
  ['The battle starts; B has the first turn.', { type: 'BattleStarted', data: { firstTurn: 'B' } }],
  ['R1.A.Clash begins.', { type: 'PhaseAdvanced', data: { to: at('1.A.clash') } }],
  ['A uses Gust! on Scarlet Wing (A2).', { type: 'StratagemUsed', data: use }],
  [
    'A uses Gust! on Scarlet Wing (A2) against Hammer Row (B2) claiming core/tail-wind.',
    {
      type: 'StratagemUsed',
      data: { ...use, roles: { target: 'A2', enemy: 'B2' }, claims: [{ ability: 'core/tail-wind', bearer: 'A2' }] },
    },
  ],
  [
    'A uses Gust! on Scarlet Wing (A2) (new unit A2r, second Hammer Row (B2), wish Hold!, modifier 1).',
    {
      type: 'StratagemUsed',
      data: { ...use, roles: { target: 'A2', newUnit: 'A2r', second: 'B2', wish: 'order/hold', modifier: '1' } },
    },
  ],
  [
    'A uses Gust! on the charge roll of Scarlet Wing (A2).',
    { type: 'StratagemUsed', data: { ...use, roles: { target: 'A2', roll: 'charge-roll' } } },
  ],
  [
    'A uses Roar on Falconer (A1) giving Soar!.',
    { type: 'StratagemUsed', data: { ...use, entry: 'red-kites/roar', roles: { target: 'A1', order: 'order/soar' } } },
  ],
  [
    'A uses core/thunder on A9.',
    { type: 'StratagemUsed', data: { ...use, entry: 'core/thunder', roles: { target: 'A9' } } },
  ],
  [
    'A uses Spyglass by Falconer (A1).',
    { type: 'AbilityUsed', data: { ...use, entry: 'core/spyglass', roles: { bearer: 'A1' } } },
  ],
  [
    'Falconer (A1) orders Scarlet Wing (A2): Hold!',
    { type: 'OrderIssued', data: { ...use, entry: 'order/hold', roles: { issuer: 'A1', recipient: 'A2' } } },
  ],
  [
    'Dice for spring tide of B: 2.',
    { type: 'RollRecorded', data: { roll: '14/spring-tide/B', dice: [2], by: 'table' } },
  ],
  ['Dice for Lucky Knot: 5.', { type: 'RollRecorded', data: { roll: '4/lucky-knot@A1', dice: [5], by: 'table' } }],
  [
    'Dice for Lucky Knot: 2, 3 (rolled by the server).',
    { type: 'RollRecorded', data: { roll: '4/lucky-knot@A1', dice: [2, 3], by: 'server' } },
  ],
  [
    'Entry 4, wind is fair: answered no.',
    { type: 'QuestionAnswered', data: { entry: 4, question: 'wind-is-fair', answer: 'no' } },
  ],
  [
    'B contests wind is fair of entry 4: no wind',
    { type: 'AnswerContested', data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'no wind' } },
  ],
  ['B gains 2 CP: a gift.', { type: 'CommandPointsGained', data: { player: 'B', amount: 2, what: 'a gift' } }],
  [
    'B scores 4 VP (Prizes): the crown.',
    { type: 'VictoryPointsScored', data: { player: 'B', category: 'prizes', points: 4, what: 'the crown' } },
  ],
  ['Hammer Row (B2) is destroyed.', { type: 'UnitDestroyed', data: { unit: 'B2' } }],
  ['Hammer Row (B2) is destroyed by Old Tower (A3).', { type: 'UnitDestroyed', data: { unit: 'B2', by: 'A3' } }],
  [
    'B decides that A has the first turn of battle round 2.',
    { type: 'TurnOrderDecided', data: { round: 2, first: 'A', by: 'B' } },
  ],
  [
    'Decided on weather: still-air.',
    {
      type: 'ChoiceMade',
      data: { choice: 'weather', player: null, option: 'still-air', roles: {}, answers: {} },
    },
  ],
  [
    'A rolls 4 for weather: still-air.',
    {
      type: 'ChoiceMade',
      data: { choice: 'weather', player: 'A', option: 'still-air', roles: {}, answers: {}, dice: [4] },
    },
  ],
  ['Hammer Row (B2) is activated.', { type: 'UnitActivated', data: { unit: 'B2' } }],
  ['The activation of Hammer Row (B2) ends.', { type: 'ActivationEnded', data: { unit: 'B2' } }],
  ['Hammer Row (B2) is placed.', { type: 'UnitPlaced', data: { unit: 'B2' } }],
  [
    'B answers entry 9: decline.',
    { type: 'UseAnswered', data: { entry: 9, player: 'B', option: 'decline', roles: {}, answers: {} } },
  ],
  [
    'Hammer Row (B2) returns as B2r: a rule of the house.',
    { type: 'UnitReturned', data: { unit: 'B2', as: 'B2r', location: 'reserves', what: 'a rule of the house' } },
  ],
  [
    'Scarlet Wing (A2) failed its Battle-shock test.',
    { type: 'BattleShockRecorded', data: { unit: 'A2', result: 'failed' } },
  ],
  ['Scarlet Wing (A2) flew.', { type: 'UnitActed', data: { unit: 'A2', act: 'flew' } }],
  [
    'Scarlet Wing (A2) struck: Master Smith (B1), Hammer Row (B2).',
    { type: 'UnitActed', data: { unit: 'A2', act: 'struck', targets: ['B1', 'B2'] } },
  ],
  [
    'Master Smith (B1), Hammer Row (B2) are destroyed by Old Tower (A3).',
    { type: 'UnitsDestroyed', data: { units: ['B1', 'B2'], by: 'A3' } },
  ],
  [
    'A records Perches held: held 2; by Scarlet Wing (A2); near A 1, B 0; seen yes, Master Smith (B1), 9.',
    {
      type: 'FactRecorded',
      data: {
        fact: 'perches-held',
        player: 'A',
        data: { held: 2, by: 'A2', near: { A: 1, B: 0 }, seen: [true, 'B1', 9] },
      },
    },
  ],
  [
    'A shows what was sealed: Gust!.',
    {
      type: 'ObjectiveRevealed',
      data: {
        player: 'A',
        sealed: 'f0'.repeat(32),
        holds: { drawn: { objective: 'core/gust' } },
        salt: '5a'.repeat(16),
      },
    },
  ],
  ['jo looks at what the players have sealed, as a judge.', { type: 'HandsInspected', data: { by: 'jo' } }],
  ['A draws errand/9.', { type: 'ObjectiveDrawn', data: { player: 'A', drawn: { objective: 'errand/9', dice: [9] } } }],
  [
    'A draws errand/9, and with it errand/8.',
    {
      type: 'ObjectiveDrawn',
      data: { player: 'A', drawn: { objective: 'errand/9', dice: [9], bonus: { objective: 'errand/8', dice: [8] } } },
    },
  ],
  ['A draws an objective in secret.', { type: 'ObjectiveDrawn', data: { player: 'A', sealed: 'c0ffee' } }],
  ['A throws 4, 2, which came before: thrown again.', { type: 'DrawVoided', data: { player: 'A', dice: [4, 2] } }],
  ['B discards errand/9.', { type: 'ObjectiveDiscarded', data: { player: 'B', objective: 'errand/9' } }],
  ['B discards an objective.', { type: 'ObjectiveDiscarded', data: { player: 'B', sealed: 'c0ffee' } }],
  [
    'A gains 1 CP: a feather (outside the cap on gains, by Spyglass).',
    { type: 'CommandPointsGained', data: { player: 'A', amount: 1, what: 'a feather', outsideCap: 'core/spyglass' } },
  ],
  ['Pause: back in ten', { type: 'NoteRecorded', data: { kind: 'pause', text: 'back in ten' } }],
  [
    'Measurement (B): 14 inches',
    { type: 'NoteRecorded', data: { kind: 'measurement', text: '14 inches', player: 'B' } },
  ],
  ['The paper says 3 CP of A.', { type: 'RunningDeclared', data: { player: 'A', account: 'cp', value: 3 } }],
  [
    'The paper says 9 VP (Perches) of B after entry 3.',
    { type: 'RunningDeclared', data: { player: 'B', account: 'vp', category: 'perches', value: 9, after: 3 } },
  ],
  [
    'B has 2 CP from here on: the sheet was misread',
    { type: 'BalanceSet', data: { player: 'B', resource: 'cp', value: 2, because: 'the sheet was misread' } },
  ],
  ['Entry 4 is corrected (strike): measured again', corrected({ kind: 'strike' })],
  ['Entry 4 is corrected (redate): measured again', corrected({ kind: 'redate', before: 3 })],
  ['Rewound to entry 4: a mistake', { type: 'MatchRewound', data: { to: 4, because: 'a mistake' } }],
  ['The head judge (jo) rules: out of range', applied('head-judge')],
  ['The judge (jo) rules: out of range', applied('judge')],
  [
    'The ruling of entry 9 is reversed: measured again',
    { type: 'RulingReversed', data: { entry: 9, because: 'measured again' } },
  ],
  ['B is given 2 VP (Perches): scored a round late', adjusted({ resource: 'vp', category: 'perches', amount: 2 })],
  ['B is given 1 CP: scored a round late', adjusted({ resource: 'cp', amount: 1 })],
  ['B is docked 3 VP: scored a round late', adjusted({ resource: 'vp', amount: -3 })],
  [
    'B is docked 3 VP, what is not there is owed: scored a round late',
    adjusted({ resource: 'vp', amount: -3, owes: true }),
  ],
  ['A concedes.', { type: 'MatchConceded', data: { player: 'A' } }],
  [
    'A concedes. Awarded: 0:20 event points.',
    { type: 'MatchConceded', data: { player: 'A', awarded: { unit: 'event', A: 0, B: 20 } } },
  ],
  [
    'The result is decided: B wins by decision (disqualification), awarded 0:50 VP. Dice were swapped.',
    {
      type: 'ResultDecided',
      data: {
        outcome: { A: 'loss', B: 'win' },
        ground: 'disqualification',
        awarded: { unit: 'vp', A: 0, B: 50 },
        because: 'Dice were swapped.',
      },
    },
  ],
  ['The match is finished: all rounds played.', { type: 'MatchFinished', data: { ending: 'all-rounds-played' } }],
  ['B confirms the result.', { type: 'ResultConfirmed', data: { player: 'B' } }],
  [
    'The scorekeeper (kim) enters for B that the result is confirmed.',
    { type: 'ResultConfirmed', data: { player: 'B', by: { id: 'kim', role: 'scorekeeper' } } },
  ],
  [
    'The seats are corrected, A is cleo and B is bob: the wrong name',
    {
      type: 'SeatsCorrected',
      data: { seats: { A: { player: 'cleo' }, B: { player: 'bob' } }, because: 'the wrong name' },
    },
  ],
  ['The match is declared void: opened twice', { type: 'MatchVoided', data: { because: 'opened twice' } }],
  [
    'The match counts again: it was the other one',
    { type: 'MatchRestored', data: { because: 'it was the other one' } },
  ],
  [
    'The match is finished: time, B has won as the players say.',
    { type: 'MatchFinished', data: { ending: 'time', winner: 'B' } },
  ],
  [
    'A asks to take back entry 5: a slip',
    { type: 'TakeBackAsked', data: { player: 'A', entry: 5, because: 'a slip' } },
  ],
  ['B says: what entry 6 asks for is agreed to.', { type: 'TakeBackAgreed', data: { player: 'B', ask: 6 } }],
  ['B says: what entry 6 asks for is declined.', { type: 'TakeBackDeclined', data: { player: 'B', ask: 6 } }],
  [
    'B says: battle round 1 ends with 2:1 CP and 5:0 VP, signed “Bo”.',
    {
      type: 'RoundConfirmed',
      data: { player: 'B', round: 1, seen: { cp: { A: 2, B: 1 }, vp: { A: 5, B: 0 } }, typed: 'Bo' },
    },
  ],
  [
    'B says: battle round 1 ends with 2:1 CP and 5:0 VP, with their name typed.',
    {
      type: 'RoundConfirmed',
      data: { player: 'B', round: 1, seen: { cp: { A: 2, B: 1 }, vp: { A: 5, B: 0 } }, named: true },
    },
  ],
  ['B confirms the result, with their name typed.', { type: 'ResultConfirmed', data: { player: 'B', named: true } }],
  [
    'The scorekeeper (kim) enters for A: battle round 1 ends with 2:1 CP and 5:0 VP.',
    {
      type: 'RoundConfirmed',
      data: {
        player: 'A',
        round: 1,
        seen: { cp: { A: 2, B: 1 }, vp: { A: 5, B: 0 } },
        by: { id: 'kim', role: 'scorekeeper' },
      },
    },
  ],
  ['The match is recorded in full from here on.', { type: 'DepthRaised', data: { depth: 'full' } }],
  [
    'A tells what no pack lists: Ring the Bell, 2 CP, in: own Clash; The Relay (Perches), up to 4 VP.',
    {
      type: 'BookEntriesAdded',
      data: {
        player: 'A',
        entries: [
          {
            id: 'book/ring-the-bell',
            is: 'use',
            name: 'Ring the Bell',
            costs: { cp: 2 },
            steps: [{ phase: 'clash', turn: 'own' }],
          },
          { id: 'book/the-relay', is: 'score', name: 'The Relay', within: 'perches', cap: 4 },
        ],
      },
    },
  ],
  [
    'Players tell what no pack lists by the score card Autumn, up to 9 VP.',
    { type: 'BookEntriesAdded', data: { entries: [], card: { name: 'Autumn', cap: 9 } } },
  ],
  [
    'A chess clock is set: 75 minutes each for the match, and 10 of neutral time.',
    { type: 'ChessClockSet', data: { per: 'game', minutes: 75, neutral: 10, at: 0, turn: 'R0' } },
  ],
  [
    'A chess clock is set: 15 minutes each for every turn.',
    { type: 'ChessClockSet', data: { per: 'turn', minutes: 15, at: 0, turn: 'R0' } },
  ],
  ['The time of B runs.', { type: 'TimePassed', data: { to: 'B', at: 0, turn: 'R1.A' } }],
  [
    'Neutral time runs; that came 12 s after the press.',
    { type: 'TimePassed', data: { to: 'neutral', at: 0, turn: 'R1.A', late: 12 } },
  ],
  [
    'The chess clock is paused: a judge was called.',
    { type: 'TimePaused', data: { at: 0, turn: 'R1.A', cause: 'call', dispute: 'd-1' } },
  ],
  [
    'The chess clock is paused: Fire alarm',
    { type: 'TimePaused', data: { at: 0, turn: 'R1.A', cause: 'asked', because: 'Fire alarm' } },
  ],
  ['The chess clock is paused.', { type: 'TimePaused', data: { at: 0, turn: 'R1.A', cause: 'asked' } }],
  ['The chess clock stops: the match is over.', { type: 'TimePaused', data: { at: 0, turn: 'R1.A', cause: 'end' } }],
  [
    'A is given 1:30 of time: The judge took long',
    { type: 'TimeGiven', data: { player: 'A', seconds: 90, at: 0, turn: 'R1.A', because: 'The judge took long' } },
  ],
  [
    'B loses 1:01:05 of time: Slow play',
    { type: 'TimeGiven', data: { player: 'B', seconds: -3665, at: 0, turn: 'R1.A', because: 'Slow play' } },
  ],
  ['Time goes on in another turn: R2.B.', { type: 'TimeTurned', data: { at: 0, turn: 'R2.B' } }],
  ['The time of A has run out.', { type: 'TimeRanOut', data: { who: 'A', at: 0, turn: 'R1.A' } }],
  [
    'The time of B has run out; what is recorded from here on is flagged.',
    { type: 'TimeRanOut', data: { who: 'B', at: 0, turn: 'R1.A', flagged: true } },
  ],
  [
    'A claims errand/42: a twice, b.',
    {
      type: 'AwardsClaimed',
      data: {
        player: 'A',
        card: 'errand/42',
        awards: [
          { award: 'a', times: 2 },
          { award: 'b', times: 1 },
        ],
      },
    },
  ],
];

describe('an entry in words', () => {
  it.each(SAID)('%s', (words, event) => {
    expect(sentence(PACK, table, event)).toBe(words);
  });

  it('says what was answered to what, and who was named, also where nothing waits any more', () => {
    const drawn = { number: 25, player: 'B', objective: 'core/gust' } as never;
    const answered: MatchEvent = {
      type: 'UseAnswered',
      data: { entry: 25, player: 'B', option: 'named', roles: { carrier: 'B2' }, answers: {} },
    };
    const options = [{ id: 'named', name: 'This unit', effects: [] }];
    const gust = { ...PACK.entries['core/gust'], answer: { asks: 'Who?', options } } as never;
    const pack = { ...PACK, entries: { ...PACK.entries, 'core/gust': gust } };
    expect(sentence(pack, { ...table, objectives: [drawn] }, answered)).toBe(
      'B answers Gust! of B: This unit (carrier Hammer Row (B2)).',
    );
    const aimed = { ...answered, data: { ...answered.data, roles: { target: 'B2' } } } as MatchEvent;
    expect(sentence(pack, { ...table, objectives: [drawn] }, aimed)).toBe(
      'B answers Gust! of B: This unit (target Hammer Row (B2)).',
    );
  });

  it('calls awards by their letters and what they give', () => {
    const awards = [
      { id: 'a', vp: 3, at: [], each: { says: 'knots' } },
      { id: 'b', vp: 5, at: [] },
    ];
    const gust = { ...PACK.entries['core/gust'], card: { category: 'perches', awards } } as never;
    const pack = { ...PACK, entries: { ...PACK.entries, 'core/gust': gust } };
    const claimed: MatchEvent = {
      type: 'AwardsClaimed',
      data: {
        player: 'A',
        card: 'core/gust',
        awards: [
          { award: 'a', times: 5 },
          { award: 'b', times: 1 },
        ],
      },
    };
    expect(sentence(pack, table, claimed)).toBe('A claims Gust!: award a (3 VP each) 5 times, award b (5 VP).');
  });

  it('is there for every type of event', () => {
    expect([...new Set(SAID.map(([, event]) => event.type))].sort()).toEqual([...MATCH_EVENTS].sort());
  });
});
