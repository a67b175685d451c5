import { type MatchCommand, type MatchState, type MatchDecider } from '@adjutant/match';
import type { Occasion, Reason } from '@adjutant/kernel';
import type { Answer, Answers, Pack } from '@adjutant/rules';

const MOST_ROUNDS = 8;

/** Where a command is tried: by which rules, on which state. */
export interface Vouching {
  readonly decider: MatchDecider;
  readonly pack: Pack;
  readonly state: MatchState;
}

/**
 * Answers every question that a command leaves open the way its question is presumed, as somebody does at a table by
 * acting. The command is only tried, never recorded here.
 */
export function vouched(
  at: Vouching,
  command: MatchCommand,
  occasion: Occasion,
  given: ReadonlySet<string>,
): MatchCommand {
  if (!isUse(command)) return command;
  let asked = command;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const missing = missingAnswers(at, asked, occasion);
    if (missing.length === 0) return asked;
    const answers: Answers = Object.fromEntries(missing.map((key) => [key, presumed(at.pack, key, given)]));
    asked = { ...asked, data: { ...asked.data, answers: { ...asked.data.answers, ...answers } } } as UseCommand;
  }
  return asked;
}

type UseCommand = Extract<MatchCommand, { type: 'UseStratagem' | 'UseAbility' | 'IssueOrder' | 'Choose' }>;

function isUse(command: MatchCommand): command is UseCommand {
  return (
    command.type === 'Choose' ||
    command.type === 'UseStratagem' ||
    command.type === 'UseAbility' ||
    command.type === 'IssueOrder'
  );
}

function missingAnswers({ decider, state }: Vouching, command: MatchCommand, occasion: Occasion): string[] {
  const strict =
    state.status === 'absent'
      ? state
      : {
          ...state,
          settings: { ...state.settings, enforcement: 'strict' as const, attestations: 'required' as const },
        };
  const decision = decider.decide(withoutOverride(command), strict, occasion);
  if (decision.outcome !== 'refused') return [];
  return decision.refusal.reasons
    .filter((reason: Reason) => reason.code.endsWith('/attestation-missing'))
    .map((reason: Reason) => String(reason.facts['question']));
}

function withoutOverride(command: MatchCommand): MatchCommand {
  if (!('override' in command.data)) return command;
  const { override: _override, ...data } = command.data;
  return { ...command, data } as MatchCommand;
}

/** Dice that were given mean that the question whether they fall due was answered yes. */
function presumed(pack: Pack, key: string, given: ReadonlySet<string>): Answer {
  const [question = key] = key.split('@');
  if (given.has(question)) return 'yes';
  return pack.questions[question]?.presumed ?? 'yes';
}
