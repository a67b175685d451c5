import { DISPUTE, type DisputeEvent, type OpenedDispute, type RuledPenalty, type RulingGiven } from '@adjutant/dispute';
import { foldIn, refusing, type Refusal } from '@adjutant/kernel';
import type { MatchEvent, Remedy } from '@adjutant/match';
import { amid, after, reverses, ruledOn, SHELF, stateOf, SYSTEM, uses } from '@adjutant/testing/given';
import { decideMatch } from '@adjutant/match';
import { nextStep, stepName, type PenaltyStands, type Ruled, type Step } from './next-step.js';

const { refuse } = refusing<'entry/struck'>();

const STRIKE: Remedy = { kind: 'strike', entries: [4] };
const PENALTY: RuledPenalty = { person: 'ann', policy: 'p', infraction: 'i', level: 'l', because: 'b' };
const NO = refuse('entry/struck', 'It is struck already.');
const at = { revision: 4, hash: 'h' };

const CALLED: DisputeEvent = {
  type: 'JudgeCalled',
  data: { time: 't', match: 'm', entry: 4, at: 4, by: { side: 'A' }, claim: 'c' },
};
const given = (ruling: string, more: Partial<RulingGiven['data']> = {}): RulingGiven => ({
  type: 'RulingGiven',
  data: {
    ...{
      time: 't',
      ruling,
      judge: 'jo',
      role: 'judge',
      instance: 'first',
      remedies: [STRIKE],
      penalties: [],
      rules: [],
    },
    ...{ because: 'b', basis: { revision: 4, before: 'x', after: 'y' } },
    ...more,
  },
});
const carriedOut = (ruling: string): DisputeEvent => ({
  type: 'RulingCarriedOut',
  data: { ruling, entry: 5, ...at, asPreviewed: true },
});
const FIRST = given('ruling-1');
const APPEALED: DisputeEvent = {
  type: 'RulingAppealed',
  data: { time: 't', ruling: 'ruling-1', side: 'B', because: 'n' },
};
const finally_ = (verdict: 'upheld' | 'overturned', penalties: readonly RuledPenalty[] = []): RulingGiven =>
  given('ruling-2', { instance: 'final', verdict, role: 'head-judge', judge: 'hana', penalties });

/** The three records, with nothing of a store: every step changes them as the real ones are changed. */
class Hall {
  match: readonly MatchEvent[] = after(amid(2), [uses('Gust', 'A2')]);
  readonly penalties = new Map<string, PenaltyStands>();
  readonly refused = new Map<string, Refusal>();
  /** What would refuse, by the name of the step. */
  readonly refuses: readonly string[];
  impossible: Refusal | null = null;

  constructor(
    public dispute: readonly DisputeEvent[],
    ...refuses: readonly string[]
  ) {
    this.refuses = refuses;
  }

  next(ruled: Ruled): Step | null {
    const dispute = foldIn(DISPUTE, undefined, this.dispute) as OpenedDispute;
    return nextStep(ruled, {
      ...{ id: 'dispute-1', dispute, refused: this.refused },
      match: { state: stateOf(this.match), whyNot: () => this.impossible },
      penalties: { stands: (ruling, index) => this.penalties.get(`${ruling}/${index}`) ?? 'absent' },
    });
  }

  take(step: Step): void {
    const name = stepName(step);
    if (this.refuses.includes(name)) this.refused.set(name, NO);
    else if (step.do === 'apply')
      this.match = ruledOn(this.match, [step.ruling === 'ruling-1' ? STRIKE : { kind: 'none' }], {
        ruling: step.ruling,
      });
    else if (step.do === 'reverse') this.match = [...this.match, ...reversal(this.match, step.entry)];
    else if (step.do === 'issue') this.penalties.set(`${step.ruling}/${step.index}`, 'given');
    else if (step.do === 'rescind') this.penalties.set(`${step.ruling}/${step.index}`, 'rescinded');
    else this.dispute = [...this.dispute, reported(step)];
  }

  /** The names of all steps, as they are taken one after the other. */
  walk(ruled: Ruled, most = 20): readonly string[] {
    const names: string[] = [];
    for (let step = this.next(ruled); step; step = this.next(ruled)) {
      names.push(stepName(step));
      if (names.length >= most) return names;
      this.take(step);
    }
    return names;
  }
}

function reversal(events: readonly MatchEvent[], entry: number): readonly MatchEvent[] {
  const decision = decideMatch(SHELF, reverses(entry), stateOf(events), SYSTEM);
  return decision.outcome === 'recorded' ? decision.events : [];
}

function reported(step: Extract<Step, { readonly do: `report-${string}` }>): DisputeEvent {
  const { ruling } = step;
  if (step.do === 'report-carried-out') return carriedOut(ruling);
  if (step.do === 'report-taken-back')
    return { type: 'RulingTakenBack', data: { ruling, entry: 6, ...at, restored: true } };
  return { type: 'RulingNotCarriedOut', data: { ruling, code: step.refusal.code, message: step.refusal.message } };
}

const OVERTURNED = finally_('overturned', [PENALTY]);
const appealedHall = () => {
  const hall = new Hall([CALLED, { ...FIRST, data: { ...FIRST.data, penalties: [PENALTY] } }]);
  hall.walk({ ...FIRST, data: { ...FIRST.data, penalties: [PENALTY] } });
  hall.dispute = [...hall.dispute, APPEALED];
  return hall;
};

describe('what is done next about a ruling', () => {
  it('is applied, then its penalties, then the report, and nothing after that', () => {
    const ruled = given('ruling-1', { penalties: [PENALTY, { ...PENALTY, person: 'bob' }] });
    const hall = new Hall([CALLED, ruled]);
    expect(hall.walk(ruled)).toEqual([
      'apply ruling-1',
      'issue ruling-1/0',
      'issue ruling-1/1',
      'report-carried-out ruling-1',
    ]);
    expect(hall.next(ruled)).toBeNull();
  });

  it('is a report where the match does not let it be carried out, or refuses it all the same', () => {
    const hall = new Hall([CALLED, FIRST]);
    hall.impossible = NO;
    expect(hall.walk(FIRST)).toEqual(['report-failed ruling-1']);
    expect(new Hall([CALLED, FIRST], 'apply ruling-1').walk(FIRST)).toEqual([
      'apply ruling-1',
      'report-failed ruling-1',
    ]);
  });

  it('goes past a penalty that is refused, once', () => {
    const ruled = given('ruling-1', { penalties: [PENALTY] });
    const hall = new Hall([CALLED, ruled], 'issue ruling-1/0');
    expect(hall.walk(ruled)).toEqual(['apply ruling-1', 'issue ruling-1/0', 'report-carried-out ruling-1']);
  });

  it('is the report alone where the first ruling is upheld', () => {
    const upheld = finally_('upheld');
    const hall = new Hall([CALLED, FIRST, carriedOut('ruling-1'), APPEALED, upheld]);
    expect(hall.walk(upheld)).toEqual(['report-carried-out ruling-2']);
    expect(hall.match).toHaveLength(5);
  });

  it('takes the first ruling back with its penalties before one that overturns it', () => {
    const hall = appealedHall();
    hall.dispute = [...hall.dispute, OVERTURNED];
    expect(hall.walk(OVERTURNED)).toEqual([
      'reverse 5',
      'rescind ruling-1/0',
      'report-taken-back ruling-1',
      'apply ruling-2',
      'issue ruling-2/0',
      'report-carried-out ruling-2',
    ]);
  });

  it('leaves the first ruling where the new one cannot stand', () => {
    const hall = appealedHall();
    hall.dispute = [...hall.dispute, OVERTURNED];
    hall.impossible = NO;
    expect(hall.walk(OVERTURNED)).toEqual(['report-failed ruling-2']);
  });

  it('takes a revoked ruling back, whatever of it was done', () => {
    const revoked = { type: 'RulingRevoked', data: { ruling: 'ruling-1', judge: 'hana', because: 'w' } } as const;
    const done = new Hall([CALLED, FIRST]);
    done.walk(FIRST);
    done.dispute = [...done.dispute, revoked];
    expect(done.walk(revoked)).toEqual(['reverse 5', 'report-taken-back ruling-1']);
    expect(new Hall([CALLED, FIRST, revoked]).walk(revoked)).toEqual(['report-taken-back ruling-1']);
  });

  it('is the same after a crash before or after any step', () => {
    const whole = appealedHall();
    whole.dispute = [...whole.dispute, OVERTURNED];
    const names = whole.walk(OVERTURNED);
    for (let most = 1; most <= names.length; most += 1) {
      const hall = appealedHall();
      hall.dispute = [...hall.dispute, OVERTURNED];
      const before = hall.walk(OVERTURNED, most).slice(0, -1);
      // Whoever starts again knows nothing but the records.
      hall.refused.clear();
      expect([...before, ...hall.walk(OVERTURNED)]).toEqual(names);
      expect(hall.match).toEqual(whole.match);
    }
  });
});
