import { already, recorded, type Reason, type Refusal } from '@adjutant/kernel';
import {
  findOption,
  picksById,
  reasonsAgainstList,
  reasonsFrom,
  rolledOption,
  weighChoice,
  type ChoiceRule,
  type Choosing,
  type Pack,
  rollName,
} from '@adjutant/rules';
import type { Choose } from '../commands.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { answersNothing } from './asked.js';
import { holding, no, noFor, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';
import { isNobody } from './names.js';
import { reason, refuse } from '../refusals.js';

/** Deciding something: the option is named, or the dice point at it. */
export function choose({ data }: Choose, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status !== 'opened' && open.status !== 'running') return notRunning(open);
    const choice = Object.values(pack.choices ?? {}).find((one) => one.id === data.choice);
    if (!choice) return unknownChoice(pack, data.choice);
    if (choice.of === 'player' && !data.player) return no('choice/whose', `Say whose choice it is: ${choice.name}.`);
    const option = optionOf(pack, choice, data);
    if (typeof option === 'object') return noFor(option);
    const { answers = {}, player = 'A' } = data;
    const isOnRoster = open.table.choices.some(
      (one) => one.onRoster && one.choice === choice.id && one.player === player && one.option === option,
    );
    if (isOnRoster) return already;
    const roles = picksById(pack, pack.entries[option], data.roles ?? {});
    const nobody = Object.values(roles).find((id) => isNobody(open.table, id));
    if (nobody !== undefined) return no('choice/unknown-unit', `No roster has a unit ${nobody}.`, { unit: nobody });
    const unasked = answersNothing(pack, open.table, answers);
    if (unasked) return unasked;
    const choosing: Choosing = { choice: choice.id, player, option, roles, answers };
    const listed = reasonsAgainstList(pack, [choosing], context.occasion.told?.[player]);
    return holding([...against(pack, open, choice, choosing), ...listed], open, data, context, (overridden) =>
      recorded({
        type: 'ChoiceMade',
        data: {
          choice: choice.id,
          player: choice.of === 'match' ? null : player,
          option,
          roles,
          answers,
          ...(data.dice ? { dice: data.dice } : {}),
          ...overridden,
        },
      }),
    );
  });
}

function against(pack: Pack, { table, settings }: OpenedState, choice: ChoiceRule, choosing: Choosing): Reason[] {
  const reasons = reasonsFrom(weighChoice(pack, table, choice, choosing), choice.name, settings);
  const blocking = table.rolls.find((roll) => roll.due.blocks === 'all');
  if (!blocking) return reasons;
  const message = `A roll is open first: ${rollName(pack, blocking)} of ${blocking.player}.`;
  return [reason('roll/pending', message, { roll: blocking.id }), ...reasons];
}

function unknownChoice(pack: Pack, wanted: string): MatchDecision {
  const known = Object.keys(pack.choices ?? {});
  return no('choice/unknown', `${pack.name} has no choice ${wanted}. Choices: ${known.join(', ') || 'none'}.`, {
    wanted,
    known,
  });
}

function optionOf(pack: Pack, choice: ChoiceRule, { option, dice }: Choose['data']): string | Refusal {
  const rolled = dice ? rolledOption(choice, dice) : undefined;
  if (dice && rolled === undefined) {
    const wants = choice.dice ? `needs ${choice.dice.count} D${choice.dice.sides}` : 'is not rolled';
    return refuse('roll/dice-invalid', `${choice.name} ${wants}; got ${dice.join(', ') || 'none'}.`, {
      dice: [...dice],
    });
  }
  if (option === undefined) {
    return rolled ?? refuse('choice/no-option', `Say which option of ${choice.name}.`, { choice: choice.id });
  }
  const found = findOption(pack, choice, option);
  if (!found) return refuse('choice/unknown-option', `${choice.name} has no option ${option}.`, { option });
  if (rolled !== undefined && rolled !== found.id) {
    return refuse('choice/dice-differ', `The dice give ${rolled}, not ${found.id}: a roll is binding.`, { rolled });
  }
  return found.id;
}
