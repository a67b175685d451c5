import { after, amid, begun, by, FORMAL_PACK, given, stateOf, strikes } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

const decides = (player: 'A' | 'B', first: 'A' | 'B', more: object = {}): MatchCommand => ({
  type: 'DecideTurnOrder',
  data: { first, by: player, ...more },
});
const decided: MatchEvent = { type: 'TurnOrderDecided', data: { round: 1, first: 'B', by: 'A' } };
const dawn = begun({}, FORMAL_PACK);

describe('who goes first', () => {
  it('is decided at the start of a battle round, in a game that decides it anew', () => {
    given(dawn).when(decides('A', 'B')).then(decided);
    given([...dawn, decided])
      .when(decides('A', 'B'))
      .thenAlready();
    given([...dawn, decided])
      .when(decides('B', 'A'))
      .then({ type: 'TurnOrderDecided', data: { round: 1, first: 'A', by: 'B' } });
  });

  it('stands once the first turn has begun', () => {
    const mustering = { round: 1, turn: 'A', step: 'muster' } as const;
    given([...dawn, { type: 'PhaseAdvanced', data: { to: mustering } }])
      .when(decides('A', 'B'))
      .thenRefused('turn-order/too-late');
  });

  it('is not decided in a game of one order, unless a judge lets it stand', () => {
    given(amid(1)).when(decides('A', 'B')).thenRefused('turn-order/fixed');
    given(amid(1))
      .when(decides('A', 'B', { override: { reason: 'a house rule' } }), by('judge'))
      .then({
        type: 'TurnOrderDecided',
        data: {
          round: 1,
          first: 'B',
          by: 'A',
          overridden: { by: 'a-judge', reason: 'a house rule', codes: ['turn-order/fixed'] },
        },
      });
  });

  it('follows corrections: the order before comes back with a struck decision', () => {
    expect(stateOf([...dawn, decided])).toMatchObject({
      table: {
        firstTurn: 'B',
        turnOrders: [
          { round: 1, first: 'A', by: null },
          { round: 1, first: 'B', by: 'A' },
        ],
      },
    });
    expect(stateOf(after([...dawn, decided], [strikes(4)]))).toMatchObject({
      table: { firstTurn: 'A', turnOrders: [{ round: 1, first: 'A', by: null }] },
    });
  });
});
