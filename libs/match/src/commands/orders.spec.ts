import type { MatchCommand, MatchEvent } from '../index.js';
import { after, amid, begun, given, looks, orders, stateOf, used, uses } from '@adjutant/testing/given';

describe('UseAbility', () => {
  it('records who looks', () => {
    given(amid(0))
      .when(looks())
      .then(used('core/spyglass', { bearer: 'A1' }, { answers: {} }, 'AbilityUsed'));
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, string]>([
    ['a unit without it', amid(0), looks({ roles: { bearer: 'A2' } }), 'ability/ability-not-available'],
    [
      'a second time this round',
      after(amid(0), [looks({ dice: [[1]] })]),
      looks(),
      'ability/already-used-this-battle-round',
    ],
    [
      'an ability that is not there',
      amid(0),
      { type: 'UseAbility', data: { ability: 'Flute', player: 'A' } },
      'ability/unknown',
    ],
  ])('is refused for %s', (_, events, command, code) => {
    given(events).when(command).thenRefused(code);
  });
});

describe('IssueOrder', () => {
  const answers = { 'within-earshot': 'yes' } as const;
  const ordered = (order: string, recipient: string) =>
    used(order, { issuer: 'A1', recipient }, { answers }, 'OrderIssued');

  it('records the order under its id', () => {
    given(begun()).when(orders('Hold', 'A2')).then(ordered('order/hold', 'A2'));
  });

  it('lets a granted order go beyond the allowance', () => {
    const roared = after(begun(), [uses('Roar', 'A1', { roles: { order: 'Soar!' } }), orders('Hold', 'A2')]);
    given(roared).when(orders('Soar', 'A3')).then(ordered('order/soar', 'A3'));
    given(after(roared, [orders('Soar', 'A3')]))
      .when(orders('Soar', 'A2'))
      .thenRefused('order/limit-reached');
    const state = stateOf(after(roared, [orders('Soar', 'A3')]));
    const counted =
      state.status === 'running' && state.table.orders.filter((one) => one.counted).map((one) => one.order);
    expect(counted).toEqual(['order/soar']);
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, readonly [string, ...string[]]]>([
    ['another phase', amid(0), orders('Hold', 'A2'), ['order/wrong-time']],
    [
      'more orders than the allowance',
      after(begun(), [orders('Hold', 'A2')]),
      orders('Soar', 'A3'),
      ['order/limit-reached'],
    ],
    [
      'a unit that does not hear',
      begun(),
      orders('Hold', 'A2', { answers: { 'within-earshot': 'no' } }),
      ['order/attestation-refused'],
    ],
    ['a unit of the opponent', begun(), orders('Hold', 'B2'), ['order/not-own-unit', 'order/target-ineligible']],
    ['an order that is not there', begun(), orders('Dive', 'A2'), ['order/unknown']],
  ])('is refused in %s', (_, events, command, [code, ...codes]) => {
    given(events)
      .when(command)
      .thenRefused(code, ...codes);
  });
});
