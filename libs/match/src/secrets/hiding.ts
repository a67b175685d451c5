import type { JsonObject } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import type { MatchEvent } from '../events.js';

/**
 * What is hidden of an event where a hand is sealed: these members, and no others. A type that is not named here hides
 * nothing, so that whatever an event holds besides is for everybody.
 */
const HIDDEN: { readonly [type: string]: readonly string[] } = {
  ObjectiveDrawn: ['drawn'],
  ObjectiveDiscarded: ['objective'],
};

/** Commands about a hand: where it is sealed, all that may be told of them is whose hand it is. */
const ABOUT_HANDS: readonly string[] = ['DrawObjective', 'DiscardObjective'];

/** Whose hand a command is about; undefined where it is about none. */
export function handOf(command: MatchCommand): Side | undefined {
  if (!ABOUT_HANDS.includes(command.type)) return undefined;
  return (command.data as { readonly player: Side }).player;
}

/** The command without what is hidden in it. */
export function openPartOf(command: MatchCommand): MatchCommand {
  const player = handOf(command);
  return player === undefined ? command : ({ type: command.type, data: { player } } as unknown as MatchCommand);
}

/** The members that are hidden of an event; undefined where none are. */
export function hiddenIn(event: MatchEvent): JsonObject | undefined {
  const members = HIDDEN[event.type] ?? [];
  const data = event.data as JsonObject;
  const held = members.filter((member) => Object.hasOwn(data, member));
  return held.length === 0 ? undefined : Object.fromEntries(held.map((member) => [member, data[member] ?? null]));
}

/** The event with a commitment in place of what is hidden in it. */
export function sealedAs(event: MatchEvent, sealed: string): MatchEvent {
  const hidden = HIDDEN[event.type] ?? [];
  const open = Object.entries(event.data).filter(([member]) => !hidden.includes(member));
  return { ...event, data: { ...Object.fromEntries(open), sealed } } as MatchEvent;
}
