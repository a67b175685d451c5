import { effectText, groundOfLoss, remediesOf } from './effects.js';
import { HOUSE } from './testing/invented-policy.js';
import { mistakesIn } from './lint.js';
import type { PenaltyEffect, PolicyFile } from './policy.js';

const points = (amount: number, whose: 'own' | 'opponent' = 'own'): PenaltyEffect => ({
  kind: 'points',
  resource: 'vp',
  whose,
  amount,
});

describe('what penalties do to a match', () => {
  it('becomes remedies for the player whose points they are; what cannot be taken is owed, never cut', () => {
    expect(remediesOf([points(-10), points(5, 'opponent')], 'A')).toEqual([
      { kind: 'adjust', player: 'A', resource: 'vp', amount: -10, owes: true },
      { kind: 'adjust', player: 'B', resource: 'vp', amount: 5 },
    ]);
    expect(remediesOf([points(-10, 'opponent')], 'A')).toEqual([
      { kind: 'adjust', player: 'B', resource: 'vp', amount: -10, owes: true },
    ]);
  });

  it.each<[PenaltyEffect, string]>([
    [{ kind: 'result', of: 'game', result: 'loss' }, 'judge'],
    [{ kind: 'result', of: 'match', result: 'loss' }, 'judge'],
    [{ kind: 'removal', from: 'event' }, 'disqualification'],
    [{ kind: 'removal', from: 'venue' }, 'disqualification'],
  ])('loses it with %j, on the ground of %s', (effect, ground) => {
    expect(remediesOf([effect], 'A')).toEqual([{ kind: 'decide', outcome: { A: 'loss', B: 'win' }, ground }]);
    expect(remediesOf([effect], 'B')).toEqual([{ kind: 'decide', outcome: { A: 'win', B: 'loss' }, ground }]);
    expect(groundOfLoss([effect])).toBe(ground);
  });

  it('decides once, and after the points', () => {
    const both: readonly PenaltyEffect[] = [
      { kind: 'result', of: 'match', result: 'loss' },
      { kind: 'removal', from: 'event' },
      points(-3),
    ];
    expect(remediesOf(both, 'A').map(({ kind }) => kind)).toEqual(['adjust', 'decide']);
  });

  it('is nothing for what is about neither', () => {
    const report: PenaltyEffect = { kind: 'report', to: 'the league' };
    expect(remediesOf([report], 'A')).toEqual([]);
    expect(groundOfLoss([report])).toBeNull();
  });
});

it('every effect has its words', () => {
  const effects: readonly PenaltyEffect[] = [
    points(-10),
    points(5, 'opponent'),
    { kind: 'tie-break', whose: 'own', amount: -2, unit: 'team points' },
    { kind: 'result', of: 'game', result: 'loss' },
    { kind: 'prizes', fewer: 2 },
    { kind: 'time-extension', unit: 'turns', amount: 2 },
    { kind: 'time-extension', unit: 'minutes' },
    { kind: 'no-prizes' },
    { kind: 'removal', from: 'venue' },
    { kind: 'report', to: 'the league' },
  ];
  expect(effects.map(effectText)).toEqual([
    '−10 VP for the penalised player',
    '+5 VP for the opponent',
    '−2 team points for the penalised player',
    'the game is lost',
    'the opponent wins with 2 prizes fewer',
    'more time for the match: 2 turns',
    'more time for the match: as many minutes as were lost',
    'no prize of the event',
    'removal from the venue',
    'a report to the league',
  ]);
});

describe('a policy', () => {
  const first = <Item>(list: readonly Item[]): Item => list[0] as Item;
  const broken = (change: (policy: PolicyFile) => Partial<PolicyFile>) => mistakesIn({ ...HOUSE, ...change(HOUSE) });
  const infraction = (more: object) =>
    broken((one) => ({ infractions: [{ ...first(one.infractions), ...more }, ...one.infractions.slice(1)] }));
  const escalation = (more: object) => broken((one) => ({ escalation: [{ ...first(one.escalation), ...more }] }));

  it('that is sound has no mistakes', () => expect(mistakesIn(HOUSE)).toEqual([]));

  it('names what leads nowhere', () => {
    expect(infraction({ level: 'x' })).toEqual(['infraction late: there is no level x']);
    expect(infraction({ category: 'x' })).toEqual(['infraction late: there is no category x']);
    expect(infraction({ source: { document: 'x', section: '1', checked: true } })).toEqual([
      'infraction late: there is no document x',
    ]);
    expect(escalation({ from: 'x', to: { level: 'y' } })).toEqual([
      'escalation again: there is no level x',
      'escalation again: there is no level y',
      'escalation again: y is not above x, where it begins',
    ]);
    expect(escalation({ concerns: { categories: ['x'], except: ['y'] } })).toEqual([
      'escalation again: there is no category x',
      'escalation again: there is no infraction y',
    ]);
  });

  it('names what is there twice, and what nothing uses', () => {
    expect(broken((one) => ({ levels: [...one.levels, first(one.levels)] }))).toEqual(['level nudge is there twice']);
    expect(broken((one) => ({ categories: { ...one.categories, x: 'X' } }))).toEqual(['category x has no infraction']);
    const more = { title: 'X', publisher: 'X', version: '1' };
    expect(broken((one) => ({ documents: { ...one.documents, x: more } }))).toEqual(['document x is cited nowhere']);
  });

  it('names texts that are too long, and rules that lead downwards', () => {
    expect(infraction({ summary: 'word '.repeat(26) })).toEqual([
      'infraction late: the summary has 26 words, and may have 25',
    ]);
    expect(escalation({ from: 'loss', to: { level: 'card' } })).toEqual([
      'escalation again: card is not above loss, where it begins',
    ]);
  });

  it('asks that the head judge may do everything', () => {
    expect(broken((one) => ({ deviation: { ...one.deviation, may: ['judge'] } }))).toEqual([
      'deviation: the head judge has to be among those who may',
    ]);
    expect(
      broken((one) => ({ levels: one.levels.map((level) => ({ ...level, may: ['judge'] as const })) })),
    ).toHaveLength(4);
  });

  it('asks what was at hand where something is unchecked', () => {
    expect(infraction({ source: { document: 'house', section: '1', checked: false } })).toEqual([
      'document house is cited unchecked: its note has to say what was at hand',
    ]);
  });
});
