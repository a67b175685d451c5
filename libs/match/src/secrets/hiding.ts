import type { JsonObject } from '@adjutant/kernel';
import { entryMeant, handRules, UNKNOWN, type Pack, type Side, type Table } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { declarationOf, type MatchEvent, type UseDeclared } from '../events.js';
import { LINES } from '../state/lines.js';

/** The members that are hidden of an event of this type, whatever the hand; the line of each event says so. */
function membersHidden({ type }: MatchEvent): readonly string[] {
  const { hides } = LINES[type];
  return typeof hides === 'string' ? [] : hides;
}

/** Whether anything of such an event is ever hidden. */
export function mayHide({ type }: MatchEvent): boolean {
  return LINES[type].hides !== 'nothing';
}

/** Whether what players draw is hidden from the others: the mission in force says so. */
export function isSealed(pack: Pack, table: Table): boolean {
  return handRules(pack, table)?.rules.sealed ?? false;
}

/** Whether what a player picks is hidden until both have picked. */
export function isSealedChoice(pack: Pack, id: string): boolean {
  const choice = pack.choices && Object.hasOwn(pack.choices, id) ? pack.choices[id] : undefined;
  return choice?.sealed === true && choice.of === 'player';
}

/** Whether anything of an event is hidden, on the table as it stands with it. */
export function isHidden(pack: Pack, table: Table, event: MatchEvent): boolean {
  return event.type === 'ChoiceMade' ? isSealedChoice(pack, event.data.choice) : isSealed(pack, table);
}

/** Whose secret a command is about, a sealed hand or a sealed pick; undefined where it is about none. */
export function secretOf(pack: Pack, table: Table, command: MatchCommand): Side | undefined {
  if (command.type === 'Choose') return isSealedChoice(pack, command.data.choice) ? command.data.player : undefined;
  return isSealed(pack, table) ? handOf(pack, table, command) : undefined;
}

/** Whose hand a command is about; undefined where it is about none. */
function handOf(pack: Pack, table: Table, command: MatchCommand): Side | undefined {
  switch (command.type) {
    case 'DrawObjective':
    case 'DiscardObjective':
      return command.data.player;
    case 'UseStratagem':
      return naming(pack, table, command.data.player, command.data.stratagem);
    case 'UseAbility':
      return naming(pack, table, command.data.player, command.data.ability);
    default:
      return undefined;
  }
}

function naming(pack: Pack, table: Table, player: Side, wanted: string): Side | undefined {
  const entry = entryMeant(pack, table.armies, player, wanted);
  return entry && rolesIn(pack, entry.id).length > 0 ? player : undefined;
}

/** The roles of an entry that name something in a hand. */
function rolesIn(pack: Pack, entry: string): readonly string[] {
  const roles = Object.entries(pack.entries[entry]?.roles ?? {});
  return roles.flatMap(([name, role]) => (role.is === 'own-objective' ? [name] : []));
}

/** A command about a secret without what is hidden in it. */
export function openPartOf(command: MatchCommand): MatchCommand {
  const { player } = command.data as { readonly player: Side };
  if (command.type === 'Choose') {
    const { choice } = command.data;
    return { type: 'Choose', data: { choice, player } };
  }
  const named = 'stratagem' in command.data || 'ability' in command.data;
  const { roles: _, ...rest } = command.data as { readonly roles?: unknown };
  return { type: command.type, data: named ? rest : { player } } as unknown as MatchCommand;
}

/** Every other command without hands that a record begins with: whether they are secret may be decided by the command itself. */
export function withoutHands(command: MatchCommand): MatchCommand {
  if (command.type !== 'AdoptSituation' || !command.data.objectives) return command;
  const { objectives: _, ...data } = command.data;
  return { type: command.type, data };
}

/** What is noted of a command that was refused: nobody's name as it was typed. */
export function withoutNames(command: MatchCommand): MatchCommand {
  if (command.type !== 'ConfirmRound' || command.data.typed === undefined) return command;
  const { typed: _, ...data } = command.data;
  return { type: command.type, data: { ...data, named: true } };
}

/** The members that are hidden of an event; undefined where none are. */
export function hiddenIn(pack: Pack, event: MatchEvent): JsonObject | undefined {
  const use = declarationOf(event);
  if (use) return rolesIn(pack, use.entry).some((name) => name in use.roles) ? { roles: use.roles } : undefined;
  const data = event.data as JsonObject;
  const held = membersHidden(event).filter((member) => Object.hasOwn(data, member));
  return held.length === 0 ? undefined : Object.fromEntries(held.map((member) => [member, data[member] ?? null]));
}

/** The event with a commitment in place of what is hidden in it. */
export function sealedAs(pack: Pack, event: MatchEvent, sealed: string): MatchEvent {
  const use = declarationOf(event);
  if (use) return { ...event, data: { ...use, roles: veiled(pack, use), sealed } } as MatchEvent;
  if (event.type === 'ChoiceMade') {
    // What a judge set aside tells which option it was.
    const { option: _, dice: __, overridden: ___, ...said } = event.data;
    return { ...event, data: { ...said, roles: {}, answers: {}, sealed } };
  }
  const hidden = membersHidden(event);
  const open = Object.entries(event.data).filter(([member]) => !hidden.includes(member));
  return { ...event, data: { ...Object.fromEntries(open), sealed } } as MatchEvent;
}

/** That an objective is named is known, and which it is not. */
function veiled(pack: Pack, { entry, roles }: UseDeclared): UseDeclared['roles'] {
  const hidden = rolesIn(pack, entry);
  return Object.fromEntries(
    Object.entries(roles).map(([name, value]) => [name, hidden.includes(name) ? UNKNOWN : value]),
  );
}

/** Whether a use stands here without the objectives that it names: what it named was looked at when it was made. */
export function isVeiled(pack: Pack, use: UseDeclared): boolean {
  return use.sealed !== undefined && rolesIn(pack, use.entry).some((name) => use.roles[name] === UNKNOWN);
}
