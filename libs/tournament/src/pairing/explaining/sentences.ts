import type { EntrantId } from '../../facts.js';
import type { NotKept } from '../kept-tables.js';
import type { Had } from '../tables.js';
import type { Evidence } from './evidence.js';
import type { ByeExplained, Side, Skipped, TableExplained } from './explained.js';

/** How a player is called. Names stand outside of the event: whoever shows the sentence has them. */
export type NameOf = (id: EntrantId) => string;

/** Why two play each other, and why there, in sentences. */
export function sayTable({ sides: [a, b], costs, seat }: TableExplained, nameOf: NameOf): string {
  const again = costs.find(({ level }) => level === 'rematch');
  const met = again ? ` They meet again: they met in ${roundsIn(again.evidence.rounds)}${noOther([a, b])}.` : '';
  const skipped = [a, b].map((side) => saySkipped(side, nameOf)).filter((text) => text !== '');
  return [`${sayGroups(a, b, nameOf)}${met}`, ...skipped, saySeat(seat, nameOf)].join(' ');
}

/** Who stands level, and is of another group, did not go through the cut by which the field is parted. */
function sayGroups(a: Side, b: Side, nameOf: NameOf): string {
  const [one, other] = [nameOf(a.player), nameOf(b.player)];
  if (a.group === b.group) return `${one} and ${other} both stand at ${a.score}.`;
  if (a.score !== b.score) return `${one} stands at ${a.score}, ${other} at ${b.score}.`;
  const [through, out] = a.group < b.group ? [one, other] : [other, one];
  return `${through} went through the cut and ${out} did not; both stand at ${a.score}.`;
}

export function sayBye({ side, asked, costs }: ByeExplained, nameOf: NameOf): string {
  const who = nameOf(side.player);
  if (asked) return `${who} takes no part in the pairing of this round: a bye was asked for or given.`;
  const others = saySkipped(side, nameOf);
  const second = costs.find(({ level }) => level === 'second-bye');
  const again = second ? ` ${sayAgain(who, second.evidence)}${noOther([side])}.` : '';
  return `The number of players is odd: ${who}, at ${side.score}, has the bye.${again}${others === '' ? '' : ` ${others}`}`;
}

/** Said only where everybody who stood as near was looked at, and would have cost more. */
function noOther(sides: readonly Side[]): string {
  const looked = sides.flatMap(({ skipped }) => skipped);
  const isSo = looked.length > 0 && looked.every(({ because }) => because !== 'not-tried');
  return isSo ? ', and with anybody who stood as near it would cost more' : '';
}

/** Reasons first, those of one kind together; how many the lot passed over comes last. */
function saySkipped({ player, skipped }: Side, nameOf: NameOf): string {
  const byLot = skipped.filter(({ level }) => level === 'lot').length;
  const told = skipped
    .filter(({ level }) => level !== 'lot')
    .map((one) => `${nameOf(one.player)} (${why(one, nameOf)})`);
  if (told.length === 0 && byLot === 0) return '';
  const lot = byLot === 0 ? [] : [`${byLot} by lot`];
  return `Not for ${nameOf(player)}: ${[...told, ...lot].join('; ')}.`;
}

function why(one: Skipped, nameOf: NameOf): string {
  if (one.because === 'barred')
    return one.left
      ? `${one.left.map(nameOf).join(' and ')} would have the bye, and is barred from one`
      : 'barred from a bye';
  if (one.because === 'not-tried') return 'it would have been as good: not tried, or changed by hand';
  const reason = ruleIn(one);
  const left = (one.left ?? []).map(nameOf);
  if (one.because === 'itself' || one.pair?.join() !== one.left?.join()) return reason;
  return left.length === 2
    ? `it would leave ${left.join(' and ')} for each other: ${reason}`
    : `it would leave the bye to ${left.join('')}: ${reason}`;
}

function ruleIn({ level, of, evidence = {} }: Skipped): string {
  const { rounds, group, values = [] } = evidence;
  switch (level) {
    case 'rematch':
      return `met in ${roundsIn(rounds)}`;
    case 'met-again':
      return `met more than once, in ${roundsIn(rounds)}`;
    case 'second-bye':
      return sayGiven(evidence);
    case 'group':
      return group === undefined ? `${of} kept apart` : `same ${of}`;
    case 'score':
      return values[0] === values[1]
        ? 'one of the two went through the cut, the other did not'
        : `score groups further apart: ${values.join(' and ')}`;
    case 'path':
      return `other rounds were won: ${values.map((path) => path || 'none').join(' and ')}`;
    case 'figure':
      return `${of} further from what is wanted: ${values.join(' and ')}`;
    case 'rating':
      return `rating further from what is wanted: ${values.join(' and ')}`;
    case 'float':
      return 'paired up or down again too soon';
    case 'fixed-table':
      return `each keeps a table: ${values.join(' and ')}`;
    default:
      return 'the lot';
  }
}

function sayAgain(who: string, evidence: Evidence): string {
  return evidence.forfeits === undefined
    ? `It is not the first: there was one in ${roundsIn(evidence.rounds)}`
    : `${who} ${sayGiven(evidence)}`;
}

function sayGiven({ rounds = [], forfeits = [] }: Evidence): string {
  const byes = rounds.filter((round) => !forfeits.includes(round));
  return [
    ...(byes.length === 0 ? [] : [`had a bye in ${roundsIn(byes)}`]),
    ...(forfeits.length === 0 ? [] : [`won without play in ${roundsIn(forfeits)}, which counts as a bye`]),
  ].join(' and ');
}

function saySeat({ notKept = [], ...seat }: TableExplained['seat'], nameOf: NameOf): string {
  const kept = notKept.map(
    (one) => `Table ${one.table}, which ${nameOf(one.player)} keeps, is not theirs: ${whyNotKept(one, nameOf)}.`,
  );
  return [sayWhere(seat, nameOf), ...kept].join(' ');
}

function whyNotKept({ because, by = '' }: NotKept, nameOf: NameOf): string {
  switch (because) {
    case 'no-table':
      return 'the hall of this round has no such table';
    case 'mate':
      return `${nameOf(by)} keeps a table as well, and they sit at that one`;
    case 'other':
      return `${nameOf(by)} keeps it as well, and sits there`;
    case 'moved':
      return 'the bracket has it, or tables were changed by hand';
  }
}

function sayWhere({ table, place, keptBy, passedOver, again }: TableExplained['seat'], nameOf: NameOf): string {
  if (keptBy !== undefined) return `Table ${table}: ${nameOf(keptBy)} keeps it.`;
  const had = (all: readonly Had[]): string =>
    all.map(({ what, player, round }) => `${nameOf(player)} had the ${what} in round ${round}`).join(', ');
  const not = passedOver.map((one) => `not table ${one.table} (${had(one.had)})`);
  const still = again.length === 0 ? '' : ` Again, as nothing better was free: ${had(again)}.`;
  return `Table ${table}, as pair ${place} by standing${not.length === 0 ? '' : `; ${not.join('; ')}`}.${still}`;
}

const roundsIn = (rounds: readonly number[] = []): string =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${rounds.join(' and ')}`;
