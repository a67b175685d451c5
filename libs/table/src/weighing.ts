import { is, Refusal, type Static } from '@adjutant/kernel';
import {
  anyCommand,
  asksForChance,
  claimsMeant,
  decideMatch,
  walkMatch,
  type AnswerUse,
  type MatchCommand,
  type MatchOccasion,
} from '@adjutant/match';
import { answerOption, judge, weighAnswer, type Answers, type Pack, type Side, type Table } from '@adjutant/rules';
import { effectsOf, EffectView } from '@adjutant/views';
import { changesBy, Changes } from './changes.js';
import { diceAskedBy } from './dice-asked.js';
import { laid, type Laid, type Sitting } from './sitting.js';
import { Ask, Vouched } from './tap.js';
import { vouchedIn } from './vouching.js';

/** What would come of a command now. It is a forecast: right, unless somebody else writes first. */
export const Weighed = is.object(
  {
    command: is.says('With everything vouched for that was not said otherwise.', anyCommand),
    vouched: is.many(Vouched),
    refusal: is.orNull(Refusal),
    asks: is.many(Ask, { says: 'Dice that have to come with it, and are not there yet.' }),
    changes: is.optional(is.says('What it changes of what was written before; left out where nothing.', Changes)),
    effects: is.many(EffectView, { says: 'What it brings and costs, line by line.' }),
  },
  { name: 'Weighed' },
);
export type Weighed = Static<typeof Weighed>;

/** `said`: what is not vouched for, by question. */
export function weighed(sitting: Sitting, command: MatchCommand, said: Answers = {}): Weighed {
  const { shelf, state, occasion } = sitting;
  const vouched = questionsOf(laid(sitting), command);
  const whole = vouched.length === 0 ? command : withAnswers(command, vouched, said);
  const decision = decideMatch(shelf, whole, state, withAnyChance(whole, occasion));
  if (decision.outcome === 'refused')
    return { command: whole, vouched, refusal: decision.refusal, asks: diceAskedBy(decision.refusal), effects: [] };
  // What the server throws or draws is known once it has done so.
  const events = decision.outcome === 'recorded' && !asksForChance(whole) ? decision.events : [];
  const effects = [...walkMatch(shelf, events, state)].flatMap(({ after, lines }) => effectsOf(shelf, after, lines));
  const changes = changesBy(sitting, whole, events);
  // A correction gives the lines of the whole record anew: what it changes is said in its place.
  if (changes) return { command: whole, vouched, refusal: null, asks: [], changes, effects: [] };
  return { command: whole, vouched, refusal: null, asks: [], effects };
}

/** Whatever comes: whether the server would throw or draw at all does not depend on it. */
export function withAnyChance(command: MatchCommand, occasion: MatchOccasion): MatchOccasion {
  return asksForChance(command) ? { ...occasion, throws: anyDice } : occasion;
}

const anyDice = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

interface Use {
  readonly player: Side;
  readonly entry: string;
  readonly roles: { readonly [role: string]: string };
  readonly claims: NonNullable<Parameters<typeof claimsMeant>[2]['claims']>;
}

function useIn({ type, data }: MatchCommand): Use | null {
  if (type === 'UseStratagem')
    return { player: data.player, entry: data.stratagem, roles: data.roles ?? {}, claims: data.claims ?? [] };
  if (type === 'UseAbility')
    return { player: data.player, entry: data.ability, roles: data.roles ?? {}, claims: data.claims ?? [] };
  if (type !== 'IssueOrder') return null;
  const { player, order, issuer, recipient } = data;
  return { player, entry: order, roles: { issuer, recipient }, claims: [] };
}

function questionsOf({ pack, table }: Laid, command: MatchCommand): readonly Vouched[] {
  if (command.type === 'AnswerUse') return ofAnswer(pack, table, command.data);
  const use = useIn(command);
  const rule = use && pack.entries[use.entry];
  if (!use || !rule) return [];
  const claims = claimsMeant(pack, { table }, use);
  return vouchedIn(judge(pack, table, rule, { ...use, answers: {}, claims }));
}

function ofAnswer(
  pack: Pack,
  table: Table,
  { player, entry, option: id, roles = {} }: AnswerUse['data'],
): readonly Vouched[] {
  const pending = table.answers.find(({ number }) => entry === undefined || number === entry);
  const option = pending && answerOption(pack.entries[pending.entry], id);
  if (!pending || !option) return [];
  return vouchedIn({ findings: weighAnswer(pack, table, pending, { player, option, roles, answers: {} }) });
}

function withAnswers(command: MatchCommand, vouched: readonly Vouched[], said: Answers): MatchCommand {
  const answers = Object.fromEntries(vouched.map(({ key }) => [key, said[key] ?? 'yes']));
  return { ...command, data: { ...command.data, answers } } as MatchCommand;
}
