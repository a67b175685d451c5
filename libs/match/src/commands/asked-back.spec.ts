import { advances, after, begun, by, given } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

const ada = by('player', 'person-a');
const bo = by('player', 'person-b');
const played = after(begun(), [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }, advances()]);
const entry = begun().length;
const ask = played.length;
const asks: MatchCommand = { type: 'AskTakeBack', data: { player: 'A', entry, because: 'A slip' } };
const asked: MatchEvent = { type: 'TakeBackAsked', data: { player: 'A', entry, because: 'A slip' } };
const agrees = (player: 'A' | 'B' = 'B'): MatchCommand => ({ type: 'AgreeTakeBack', data: { player, ask } });
const declines: MatchCommand = { type: 'DeclineTakeBack', data: { player: 'B', ask } };
const declined: MatchEvent = { type: 'TakeBackDeclined', data: { player: 'B', ask } };
const struck: readonly MatchEvent[] = [
  { type: 'TakeBackAgreed', data: { player: 'B', ask } },
  {
    type: 'EntryCorrected',
    data: { entry, correction: { kind: 'strike' }, because: 'A asked to take it back, and B agreed.' },
  },
];

describe('AskTakeBack', () => {
  it('asks the other player for what is not the own latest entry', () => {
    given(played)
      .when({ type: 'TakeBack', data: { player: 'A', entry } }, ada)
      .thenRefused('entry/built-upon');
    given(played).when(asks, ada).then(asked);
    given([...played, asked])
      .when(asks, ada)
      .thenAlready();
    given([...played, asked, ...struck])
      .when(asks, ada)
      .thenAlready();
  });

  it('is for what players may take back', () => {
    given(played)
      .when({ type: 'AskTakeBack', data: { player: 'A', entry: 0 } }, ada)
      .thenRefused('entry/not-taken-back');
    given(played)
      .when({ type: 'AskTakeBack', data: { player: 'A', entry: 99 } }, ada)
      .thenRefused('entry/not-recorded');
  });

  it('is for a match that is over as well, until both have confirmed its result', () => {
    const over = after(played, [{ type: 'FinishMatch', data: { ending: 'time' } }]);
    given(over).when(asks, ada).then(asked);
    const confirmed = (player: 'A' | 'B'): MatchEvent => ({ type: 'ResultConfirmed', data: { player } });
    given([...over, confirmed('B')])
      .when(asks, ada)
      .then(asked);
    given([...over, confirmed('B'), confirmed('A')])
      .when(asks, ada)
      .thenRefused('match/over');
  });

  it('takes with the end of a match what was confirmed of its result', () => {
    const over = after(played, [{ type: 'FinishMatch', data: { ending: 'time' } }]);
    const end = over.length - 1;
    const waits: readonly MatchEvent[] = [
      ...over,
      { type: 'ResultConfirmed', data: { player: 'A' } },
      { type: 'TakeBackAsked', data: { player: 'B', entry: end } },
    ];
    const because = 'B asked to take it back, and A agreed.';
    const strike = (number: number): MatchEvent => ({
      type: 'EntryCorrected',
      data: { entry: number, correction: { kind: 'strike' }, because },
    });
    given(waits)
      .when({ type: 'AgreeTakeBack', data: { player: 'A', ask: end + 2 } }, ada)
      .then({ type: 'TakeBackAgreed', data: { player: 'A', ask: end + 2 } }, strike(end), strike(end + 1));
  });

  it('stands in the way of nothing', () => {
    const gained = after(begun(), [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }]);
    given([...gained, asked])
      .when({ type: 'TakeBack', data: { player: 'A', entry } }, ada)
      .then({
        type: 'EntryCorrected',
        data: { entry, correction: { kind: 'strike' }, because: 'Taken back by whoever wrote it down.' },
      });
  });
});

describe('the answer to it', () => {
  const waiting = [...played, asked];

  it('strikes the entry, as a correction that stays visible', () => {
    given(waiting)
      .when(agrees(), bo)
      .then(...struck);
    given([...waiting, ...struck])
      .when(agrees(), bo)
      .thenAlready();
    given([...waiting, ...struck])
      .when(declines, bo)
      .thenRefused('take-back/not-asked');
  });

  it('changes nothing when it is no', () => {
    given(waiting).when(declines, bo).then(declined);
    given([...waiting, declined])
      .when(declines, bo)
      .thenAlready();
    given([...waiting, declined])
      .when(agrees(), bo)
      .thenRefused('take-back/not-asked');
    given([...waiting, declined])
      .when(asks, ada)
      .then(asked);
  });

  it('is for whoever was asked, and for what was asked', () => {
    given(waiting).when(agrees('A'), ada).thenRefused('take-back/own-ask');
    given(played).when(agrees(), bo).thenRefused('take-back/not-asked');
    given(waiting)
      .when({ type: 'AgreeTakeBack', data: { player: 'B', ask: entry } }, bo)
      .thenRefused('take-back/not-asked');
  });

  it('says who entered it for a player', () => {
    const [agreed, correction] = struck as [MatchEvent, MatchEvent];
    given(waiting)
      .when(agrees(), by('scorekeeper', 'kim'))
      .then({ ...agreed, data: { ...agreed.data, by: { id: 'kim', role: 'scorekeeper' } } } as MatchEvent, correction);
  });
});
