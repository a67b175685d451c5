import { type MatchCommand, type MatchState, type UseAsked, type WithDice, type WithOverride } from '@adjutant/match';
import {
  entryMeant,
  nextPlace,
  withBook,
  withRosters,
  type Answers,
  type FactData,
  type Pack,
  type Side,
} from '@adjutant/rules';
import { answersOf } from './answering.js';
import { rulingCommand, type EntryOfStep } from './correcting.js';
import { parsePlace } from './places.js';
import { DOING, type ScenarioStep } from './step.js';
import { rosterWritten } from './setting.js';
import { by } from './who.js';

export function doingOf(step: ScenarioStep): (typeof DOING)[number] {
  const said = DOING.filter((word) => step[word] !== undefined);
  // Dice and a discard may come along with the end of a turn.
  const done = said.includes('turn-end') ? said.filter((word) => !['d3', 'd6', 'discards'].includes(word)) : said;
  const [word] = done;
  if (!word || done.length > 1) {
    throw new Error(
      `A step does exactly one thing; this one says ${done.length === 0 ? 'nothing that can be done' : done.join(' and ')}. Words: ${DOING.join(', ')}.`,
    );
  }
  return word;
}

/** The command that a step stands for. Disputes are none. */
export function commandOf(pack: Pack, state: MatchState, step: ScenarioStep, entryOf: EntryOfStep): MatchCommand {
  const word = doingOf(step);
  if (word === 'chooses') return chooseCommand(step);
  const turned = turnCommand(step);
  if (turned) return turned;
  if (word === 'uses' || word === 'orders') return useCommand(pack, state, step);
  if (word === 'first') return { type: 'DecideTurnOrder', data: { first: step.first ?? 'A', by: by(step) } };
  if (word === 'advance') return advanceCommand(pack, state, step);
  return (
    factCommand(step) ?? pointsCommand(pack, step) ?? rulingCommand(state, step, entryOf) ?? otherCommand(pack, step)
  );
}

const overrideOf = ({ override }: ScenarioStep): WithOverride =>
  override === undefined ? {} : { override: { reason: override } };

/** Steps of games in which players alternate unit by unit, and the start of the battle. */
function turnCommand(step: ScenarioStep): MatchCommand | null {
  const who = { ...(step.by ? { player: step.by } : {}), ...overrideOf(step) };
  if (step.starts)
    return { type: 'StartBattle', data: { firstTurn: step.starts, ...broughtDice(step), ...overrideOf(step) } };
  if (step.activates !== undefined) return { type: 'ActivateUnit', data: { unit: step.activates, ...who } };
  if (step.deploys !== undefined) return { type: 'PlaceUnit', data: { unit: step.deploys, ...who } };
  if (step.ends) return { type: 'EndActivation', data: who };
  if (step.replies === undefined) return null;
  const { replies: option } = step;
  return {
    type: 'AnswerUse',
    data: { player: by(step), option, roles: rolesOf(step), answers: answersOf(step.answers), ...overrideOf(step) },
  };
}

/** Dice by player, in the order in which they fall due: A before B. */
function broughtDice({ rolled, thrown }: ScenarioStep): WithDice {
  if (!rolled) return thrown === undefined ? {} : { thrown };
  const dice = [rolled.A, rolled.B].map((one) => (one === undefined ? [] : [one].flat()));
  const given = rolled.B === undefined ? dice.slice(0, rolled.A === undefined ? 0 : 1) : dice;
  return { dice: given, ...(thrown === undefined ? {} : { thrown }) };
}

function chooseCommand(step: ScenarioStep): MatchCommand {
  const dice = step.dice ?? (step.die === undefined ? undefined : [step.die]);
  return {
    type: 'Choose',
    data: {
      choice: step.chooses ?? '',
      ...(step.by ? { player: step.by } : {}),
      ...(step.option === undefined ? {} : { option: step.option }),
      ...(dice ? { dice } : {}),
      roles: rolesOf(step),
      answers: answersOf(step.answers),
      ...overrideOf(step),
    },
  };
}

function useCommand(pack: Pack, state: MatchState, step: ScenarioStep): MatchCommand {
  const player = by(step);
  const override = step.override === undefined ? {} : { override: { reason: step.override } };
  if (step.orders !== undefined) return orderCommand(step, player, override);
  const named = step.uses ?? '';
  const armies = state.status === 'absent' ? { A: null, B: null } : state.table.armies;
  const there = withBook(withRosters(pack, armies), state.status === 'absent' ? undefined : state.table.book);
  const kinds = ['stratagem', 'ability', 'enhancement', ...(pack.used ?? [])];
  const kind = entryMeant(there, armies, player, named, kinds)?.kind ?? (pack.used ? 'ability' : 'stratagem');
  const asked: UseAsked = {
    player,
    roles: rolesOf(step),
    answers: answersOf(step.answers),
    ...(step.claiming === undefined ? {} : { claims: [step.claiming].flat() }),
    ...(step.declared === undefined ? {} : { declared: step.declared }),
    ...diceOf(step),
    ...override,
  };
  return kind === 'stratagem'
    ? { type: 'UseStratagem', data: { stratagem: named, ...asked } }
    : { type: 'UseAbility', data: { ability: named, ...asked } };
}

function diceOf(step: ScenarioStep): Pick<UseAsked, 'dice'> {
  const first = step.dice ?? (step.die === undefined ? undefined : [step.die]);
  return first ? { dice: [first, ...(step.more ? [step.more] : [])] } : {};
}

function orderCommand(step: ScenarioStep, player: Side, override: WithOverride): MatchCommand {
  const ending =
    step.when === undefined
      ? {}
      : { 'phase-is-ending': step.when === 'end-of-phase' ? ('yes' as const) : ('no' as const) };
  const answers = { ...ending, ...answersOf(step.answers) };
  const { orders: order = '', from: issuer = '', to: recipient = '' } = step;
  return { type: 'IssueOrder', data: { player, order, issuer, recipient, answers, ...override } };
}

const SEVERAL = ['target', 'second', 'third', 'fourth', 'fifth'] as const;

function onUnits(on: ScenarioStep['on']): { readonly [role: string]: string | undefined } {
  if (on === undefined || typeof on === 'string') return { target: on };
  if (on.length > SEVERAL.length) throw new Error(`\`on\` takes ${SEVERAL.length} units at most.`);
  return Object.fromEntries(on.map((unit, index) => [SEVERAL[index], unit]));
}

function rolesOf(step: ScenarioStep): { readonly [role: string]: string } {
  const short = {
    ...onUnits(step.on),
    enemy: step.against,
    bearer: step.bearer,
    newUnit: step.new,
    roll: step.reroll,
    order: step.order,
  };
  const named = Object.entries(short).filter((one): one is [string, string] => one[1] !== undefined);
  const more = Object.entries(step.roles ?? {}).map(([role, value]): [string, string] => [role, `${value}`]);
  return Object.fromEntries([...named, ...more]);
}

function advanceCommand(pack: Pack, state: MatchState, step: ScenarioStep): MatchCommand {
  const player = { ...(step.by ? { player: step.by } : {}), ...broughtDice(step) };
  if (step.advance !== 'next')
    return { type: 'AdvancePhase', data: { ...player, to: parsePlace(pack, step.advance ?? '') } };
  const clock = state.status === 'absent' ? null : state.table.clock;
  const next = clock && state.status !== 'absent' ? nextPlace(pack.sequence, clock, state.table.firstTurn) : null;
  return { type: 'AdvancePhase', data: { ...player, ...(next ? { to: next } : {}) } };
}

function factCommand(step: ScenarioStep): MatchCommand | null {
  if (step.destroyed !== undefined) {
    const destroyer = step.bearer ? { by: step.bearer } : {};
    return typeof step.destroyed === 'string'
      ? { type: 'RecordUnitDestroyed', data: { unit: step.destroyed, ...destroyer } }
      : { type: 'RecordUnitsDestroyed', data: { units: step.destroyed, ...destroyer } };
  }
  if (step.facts) return factsCommand(step, step.facts);
  if (step.returned) return { type: 'RecordUnitReturned', data: { ...step.returned, what: step.say ?? 'returned' } };
  if (step['battle-shock']) {
    const [[unit, result] = ['', 'failed' as const]] = Object.entries(step['battle-shock']);
    return { type: 'RecordBattleShock', data: { unit, result, ...vouchedIn(step), ...overrideOf(step) } };
  }
  if (!step.acts) return null;
  return { type: 'RecordUnitAction', data: { ...step.acts, ...vouchedIn(step), ...overrideOf(step) } };
}

function vouchedIn(step: ScenarioStep): { readonly answers?: Answers } {
  return step.answers === undefined ? {} : { answers: answersOf(step.answers) };
}

/** A kind of fact with what it says; with a list, one fact for each item. */
function factsCommand(step: ScenarioStep, said: NonNullable<ScenarioStep['facts']>): MatchCommand {
  const facts = Object.entries(said).flatMap(([fact, value]) =>
    (Array.isArray(value) ? value : [value]).map((data) => ({ fact, data: data as unknown as FactData })),
  );
  const override = step.override === undefined ? {} : { override: { reason: step.override } };
  const [one, ...rest] = facts;
  return one && rest.length === 0
    ? { type: 'RecordFact', data: { player: by(step), ...one, ...override } }
    : { type: 'RecordFacts', data: { player: by(step), facts, ...override } };
}

/** `vow/a x2 + vow/b`: all of one card. */
function claimCommand(pack: Pack, step: ScenarioStep, said: string): MatchCommand {
  const parts = said.split('+').map((one) => /^(.+)\/([^/\s]+)(?:\s+x(\d+))?$/.exec(one.trim()));
  const [first] = parts;
  if (!first || parts.some((one) => one?.[1] !== first[1])) {
    throw new Error(`"${said}" is no claim; write the awards of one card as vow/a x2 + vow/b.`);
  }
  const called = first[1] ?? '';
  const card = Object.values(pack.entries).find(
    ({ id, card: is }) => is && (id === called || id.endsWith(`/${called}`)),
  );
  const awards = parts.map((one) => ({ award: one?.[2] ?? '', ...(one?.[3] ? { times: Number(one[3]) } : {}) }));
  const data = { player: by(step), card: card?.id ?? called, awards, ...vouchedIn(step), ...overrideOf(step) };
  return { type: 'ClaimAwards', data };
}

function pointsCommand(pack: Pack, step: ScenarioStep): MatchCommand | null {
  if (step.discards !== undefined)
    return { type: 'DiscardObjective', data: { player: by(step), objective: String(step.discards) } };
  if (step.gains)
    return { type: 'GainCommandPoints', data: { player: by(step), amount: step.gains.cp, what: step.gains.for } };
  if (step.claims !== undefined) return claimCommand(pack, step, step.claims);
  if (step.scores) {
    const { category, points } = step.scores;
    return { type: 'ScoreVictoryPoints', data: { player: by(step), category, points, what: step.scores.for } };
  }
  if (step.tells)
    return { type: 'AddBookEntries', data: { ...(step.by ? { player: step.by } : {}), entries: step.tells } };
  return step.rolls
    ? {
        type: 'RecordRoll',
        data: {
          ...(step.by === undefined ? {} : { player: step.by }),
          dice: step.rolls,
          ...(step.thrown === undefined ? {} : { thrown: step.thrown }),
          ...(step.of === undefined ? {} : { roll: step.of }),
        },
      }
    : null;
}

function otherCommand(pack: Pack, step: ScenarioStep): MatchCommand {
  if (step.roster)
    return { type: 'SubmitRoster', data: { player: step.by ?? 'A', roster: rosterWritten(pack, step.roster) } };
  if (step.concede) return { type: 'ConcedeMatch', data: { player: by(step) } };
  if (step.finish) return { type: 'FinishMatch', data: { ending: step.finish } };
  if (step.confirm) return { type: 'ConfirmResult', data: { player: by(step) } };
  return step.command as unknown as MatchCommand;
}
