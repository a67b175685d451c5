import { replay } from '@adjutant/replay';
import { advances, after, amid, SHELF, uses } from '@adjutant/testing/given';
import { stepView } from './index.js';

const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);

describe('a step for its readers', () => {
  const steps = replay(SHELF, played).steps.map((step) => stepView(SHELF, step));

  it('begins with the opening, which has nothing before it', () => {
    expect(steps[0]).toMatchObject({
      number: 0,
      type: 'MatchOpened',
      clock: '',
      before: null,
      after: { clockText: 'before the battle' },
      text: 'Table 7: opened with Kites and Anvils, release first.',
    });
  });

  it('shows both boards, the rule of each finding, the lines and what is open', () => {
    expect(steps[4]).toMatchObject({
      number: 4,
      clock: 'R1.A.Wander',
      before: { cp: { A: 2, B: 2 } },
      after: { cp: { A: 1, B: 2 } },
      lines: [{ what: 'core/gust', credited: -1 }],
      pending: { rolls: [], answers: [], questions: [] },
    });
    expect([...new Set(steps[4]?.findings.map((finding) => finding.ruleName))]).toEqual(['Gust!']);
    expect(steps[4]?.event).toEqual(played[4]);
  });
});
