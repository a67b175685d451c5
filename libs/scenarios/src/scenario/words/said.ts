import type { Dispute, Ruled, ScenarioStep } from '../step.js';

/** A word of a step that has to be one of a known kind. */
export interface Said {
  readonly kind:
    | 'question'
    | 'code'
    | 'counter'
    | 'detachment'
    | 'unit'
    | 'step'
    | 'status'
    | 'order'
    | 'order called'
    | 'entry'
    | 'used'
    | 'action'
    | 'place';
  readonly word: string;
}

const all = (kind: Said['kind'], words: readonly (string | number | undefined)[]): Said[] =>
  words.flatMap((word) => (word === undefined ? [] : [{ kind, word: String(word) }]));
const listed = <One>(one: One | readonly One[] | undefined): readonly One[] =>
  one === undefined ? [] : ([one].flat() as readonly One[]);

/** Everything in a step that is a word of a known kind: questions and the bearers behind them, codes, counters, units, steps. */
export function saidIn(step: ScenarioStep, number: number): readonly Said[] {
  return [...questionsIn(step), ...codesIn(step), ...unitsIn(step), ...stepsIn(step, number), ...standingIn(step)];
}

function questionsIn(step: ScenarioStep): Said[] {
  const { step: _ruled, ...ruled } = step.rules?.answers ?? { step: 0 };
  const { step: _asked, ...asked } = step.dispute?.answers ?? { step: 0 };
  const keys = [
    ...[step.answers, step.correct?.answers, ruled, asked].flatMap((answers) => Object.keys(answers ?? {})),
    ...(step.open?.questions ?? []),
    ...[step.answer?.question, step.contest?.question].filter((key) => key !== undefined),
  ];
  return keys.flatMap((key) => {
    const [question, bearer] = key.split('@');
    return [...all('question', [question]), ...all('unit', [bearer])];
  });
}

/** `because` is a reason in words where an official rules or corrects. */
function codesIn(step: ScenarioStep): Said[] {
  const refused = step.then === 'refused' || step.then === 'rejected';
  const wanted = [
    ...(refused ? listed(step.because) : []),
    ...listed(step.exactly),
    ...(step.findings ?? []).flatMap(({ code }) => (typeof code === 'string' ? [code] : [])),
    ...(step.replay ?? []).flatMap(({ because }) => listed(because)),
  ];
  return all(
    'code',
    wanted.flatMap((one) => one.split('|').map((part) => part.trim())),
  );
}

/** Whoever expects that a unit is unknown names one that there is not. */
function unitsIn(step: ScenarioStep): Said[] {
  if ([...listed(step.because), ...listed(step.exactly)].some((code) => /UNKNOWN/i.test(code))) return [];
  const { acts, returned } = step;
  return all('unit', [
    ...listed(step.on),
    step.against,
    step.bearer,
    step.from,
    step.to,
    step.activates,
    step.deploys,
    ...listed(step.destroyed),
    ...Object.keys(step['battle-shock'] ?? {}),
    acts?.unit,
    ...(acts?.targets ?? []),
    returned?.unit,
    ...[step.states, step.places, step.orderedTo].flatMap((by) => Object.keys(by ?? {})),
  ]);
}

function stepsIn(step: ScenarioStep, _number: number): Said[] {
  const { correct, answer, contest, rules, dispute, replay } = step;
  return all('step', [
    ...[correct?.step, correct?.before, answer?.step, contest?.step, step.reverses],
    ...[step.strike, step.rewind],
    ...(rules ? rulingSteps(rules) : []),
    ...(dispute ? disputeSteps(dispute) : []),
    ...(replay ?? []).map((row) => row.step),
  ]);
}

function rulingSteps({ strike, redate, answers, allow, back }: Ruled): (number | undefined)[] {
  return [...listed(strike), redate?.step, redate?.before, answers?.step, allow, back?.to];
}

function disputeSteps({ strike, redate, amend, answers }: Dispute): (number | undefined)[] {
  return [...listed(strike), redate?.step, redate?.before, redate?.after, amend?.step, answers?.step];
}

function standingIn(step: ScenarioStep): Said[] {
  return [
    ...all('counter', Object.keys(step.counters ?? {})),
    ...all('status', Object.values(step.states ?? {}).flat()),
    ...all('order', Object.values(step.orderedTo ?? {}).flat()),
  ];
}
