import { already, recorded, refused, refuseFor, type Reason } from '@adjutant/kernel';
import {
  areTold,
  asThePackWrites,
  cardOf,
  depthOf,
  isPlace,
  malformedFact,
  missingChoices,
  optionsOf,
  reasonsAgainstChosen,
  reasonsAgainstConditions,
  reasonsAgainstDeployment,
  reasonsAgainstList,
  reasonsAgainstRoster,
  toldByRoster,
  withDecided,
  wrongStratagem,
  SIDES,
  type ChoiceRule,
  type Depth,
  type Pack,
  type Roster,
  type Side,
  type Table,
  type ToldOption,
} from '@adjutant/rules';
import type { AdoptSituation, OpenMatch, StartBattle, SubmitRoster } from '../commands.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { reasonsAgainstDecided, standingRosters } from '../state/rosters.js';
import { isSealedChoice } from '../secrets/hiding.js';
import { holding, no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';
import type { MatchEvent, Situation } from '../events.js';
import { withPicks } from './declared-picks.js';
import { fallingDue, missingDice, withRolls } from './rolls.js';
import { awaitedDice } from './waiting-dice.js';
import { hasUnit } from './names.js';
import { stranger } from './roster-shape.js';
import { samePlayer } from './seats.js';
import { reason } from '../refusals.js';

export function openMatch({ data }: OpenMatch, state: MatchState, { shelf, occasion }: Context): MatchDecision {
  if (state.status !== 'absent') return no('match/already-opened', 'This match is open already. Choose another id.');
  const pack = shelf.find(data.pack.id, data.pack.release);
  if (!pack) {
    const known = shelf.packs.map((one) => `${one.id}@${one.release}`);
    return no(
      'pack/unknown',
      `There is no pack ${data.pack.id}${data.pack.release ? `@${data.pack.release}` : ''}. Installed: ${known.join(', ')}.`,
      { known },
    );
  }
  const same = samePlayer(data.seats);
  if (same) return same;
  const { role } = occasion.actor;
  // A table has the one match that publishing its round opens: another would be named after it and count for nothing.
  if (data.event && role !== 'system')
    return no(
      'match/event-not-yours',
      'The match of a table of an event is opened where its round is published: publish the round, or change what is published of it. Leave `event` out for a match of no event.',
      { role },
    );
  const settings = { enforcement: 'strict', attestations: 'required', rosters: 'checked', ...data.settings } as const;
  const pinned = { id: pack.id, release: pack.release, digest: pack.digest };
  // Of a match in full nothing is said, as ever.
  const depth = data.depth === undefined || data.depth === 'full' ? {} : { depth: data.depth };
  return recorded({
    type: 'MatchOpened',
    data: {
      title: data.title,
      pack: pinned,
      seats: data.seats,
      settings,
      ...depth,
      ...(data.event && { event: data.event }),
    },
  });
}

export function submitRoster({ data }: SubmitRoster, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (!isRosterAwaited(open, data.player))
      return no('roster/too-late', 'Rosters are fixed once the battle has started.');
    if (data.roster.units.length === 0 && open.settings.rosters === 'checked' && !areTold(open.table))
      return no('roster/no-units', 'The match is recorded in full: the roster has to list its units.', {});
    const foreign = data.roster.units.find((unit) => (open.table.units[unit.id]?.owner ?? data.player) !== data.player);
    if (foreign)
      return no('roster/unit-id-taken', `The other roster has a unit ${foreign.id} already.`, { unit: foreign.id });
    const led = stranger(data.roster);
    if (led !== undefined)
      return no('unit/unknown', `The roster has no unit ${led}, which it names as led or as part of a group.`, {
        unit: led,
      });
    const wrong = wrongStratagem(pack, data.roster);
    if (wrong) return refused(refuseFor([wrong]));
    const roster = asThePackWrites(pack, data.roster);
    const { player } = data;
    const told = context.occasion.told?.[player];
    return holding(againstRoster(pack, open, { player, roster, told }), open, data, context, (overridden) =>
      recorded({ type: 'RosterSubmitted', data: { player, roster, ...overridden } }),
    );
  });
}

interface ToTable {
  readonly player: Side;
  readonly roster: Roster;
  /** What the list tells that was brought to the event. */
  readonly told: readonly ToldOption[] | undefined;
}

/** What it lists is checked where lists are; what it decides however deep the record is, for points follow from it. */
function againstRoster(pack: Pack, open: OpenedState, { player, roster, told }: ToTable): readonly Reason[] {
  const { table, settings } = open;
  if (settings.rosters !== 'checked') return [];
  const listed = areTold(table) ? [] : reasonsAgainstRoster(pack, roster, { table, player });
  return withDecided(listed, [
    ...reasonsAgainstDecided(pack, table, player, roster),
    ...reasonsAgainstList(pack, toldByRoster(pack, roster), told),
  ]);
}

/** Before the battle; and of a match that was opened less deep, for a player who has given none. */
function isRosterAwaited({ status, table }: OpenedState, player: Side): boolean {
  if (status === 'opened') return true;
  return status === 'running' && table.depth !== undefined && table.armies[player] === null;
}

/** Less deep than in full nobody has to list anything. */
function missingRoster(state: OpenedState): MatchDecision | null {
  if (areTold(state.table)) return null;
  const missing = SIDES.filter((side) => state.table.armies[side] === null);
  return missing.length === 0
    ? null
    : no('roster/missing', `No roster has been submitted for ${missing.join(' and ')}.`, { missing });
}

/** A result needs no choices at all, and points turn by turn only what is secret, and what brings points by itself. */
function isNeeded(pack: Pack, depth: Depth, choice: ChoiceRule): boolean {
  if (depth !== 'score') return depth === 'full';
  const brings = ({ id }: { readonly id: string }): boolean => (pack.entries[id]?.grants?.income ?? []).length > 0;
  return choice.sealed === true || optionsOf(pack, choice).some(brings);
}

function undecided(pack: Pack, { table }: OpenedState): Reason[] {
  const needed = missingChoices(pack, table).filter(({ choice }) => isNeeded(pack, depthOf(table), choice));
  return needed.map(undecidedBy);
}

function undecidedBy({ choice, player }: ReturnType<typeof missingChoices>[number]): Reason {
  const message = `${choice.name} is not decided${player ? ` by ${player}` : ''}.`;
  return reason('choice/missing', message, { choice: choice.id, player }, [choice.source]);
}

/** What is against the armies as they are when the battle starts: their deployment, and choices made after a roster was. */
function unfit(pack: Pack, open: OpenedState): Reason[] {
  const { table } = open;
  if (open.settings.rosters !== 'checked') return [];
  const rosters = standingRosters(open).filter((one) => !one.overridden);
  const chosen = rosters.flatMap(({ player }) => reasonsAgainstChosen(pack, table, player));
  if (areTold(table)) return chosen;
  return [
    ...chosen,
    ...rosters.flatMap(({ player, roster }) => reasonsAgainstRoster(pack, roster, { table, player })),
    ...reasonsAgainstDeployment(pack, table),
  ];
}

/** What the pack says against this player taking the first turn. */
function notFirst(pack: Pack, { table }: OpenedState, player: Side): Reason[] {
  if (areTold(table)) return [];
  const conditions = pack.start?.conditions;
  return reasonsAgainstConditions(pack, table, { id: 'start', name: 'First turn', kind: 'match', conditions, player });
}

export function startBattle({ data }: StartBattle, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status === 'running')
      return open.table.firstTurn === data.firstTurn
        ? already
        : no('match/already-started', 'The battle has started already.');
    if (open.status !== 'opened') return notRunning(open);
    const missing = missingRoster(open);
    if (missing) return missing;
    const started = (more: object): MatchEvent => ({
      type: 'BattleStarted',
      data: { firstTurn: data.firstTurn, ...more },
    });
    const due = fallingDue(context.shelf, open, [started({})]);
    const reasons = [
      ...undecided(pack, open),
      ...unfit(pack, open),
      ...notFirst(pack, open, data.firstTurn),
      ...awaitedDice(pack, open.table),
      ...missingDice(pack, due, data),
    ];
    return holding(reasons, open, data, context, (overridden) => withRolls([started(overridden)], due, data));
  });
}

/** An objective that the pack has not, or a fact that says what it cannot. Markers come with the choices adopted. */
function wrongHolding(
  pack: Pack,
  table: Table,
  { objectives = [], facts = [], choices = [] }: Situation,
): Reason | null {
  // What is sealed names nothing.
  const ids = objectives.flatMap((one) => [one.objective, one.bonus?.objective].filter((id) => id !== undefined));
  const stranger = ids.find((id) => !isHeld(pack, id));
  if (stranger !== undefined) {
    const message = `${pack.name} has no objective ${stranger}.`;
    return reason('objective/unknown', message, { objective: stranger });
  }
  const made = choices.map(({ player = null, roles = {}, ...one }) => ({ number: -1, player, roles, ...one }));
  const chosen = { ...table, choices: [...table.choices, ...made] };
  return facts.map((one) => malformedFact(pack, chosen, one)).find((one) => one !== null) ?? null;
}

/** What players can hold: objectives, and cards whose points are claimed. */
function isHeld({ entries }: Pack, id: string): boolean {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  return (entry?.objective ?? entry?.card) !== undefined;
}

/** Points that are said to have come in a category that the score sheet has not, or from a card that the pack has not. */
function wrongSoFar(pack: Pack, { scoredThisRound, scoredByCard }: Situation): Reason | null {
  const known = pack.score.categories.map(({ id }) => id);
  const category = namedIn(scoredThisRound).find((id) => !known.includes(id));
  if (category !== undefined) {
    const message = `There is no score category ${category}; there are: ${known.join(', ')}.`;
    return reason('score/unknown-category', message, { category, known });
  }
  const card = namedIn(scoredByCard).find((id) => !cardOf(pack, id));
  return card === undefined ? null : reason('card/unknown', `${pack.name} has no card ${card}.`, { card });
}

function namedIn(bySide: Situation['scoredByCard'] = {}): readonly string[] {
  return SIDES.flatMap((side) => Object.keys(bySide[side] ?? {}));
}

/** A pick is shown once the battle is under way: no situation begins with that of one player alone. */
function halfPicked(pack: Pack, { table }: OpenedState, { choices = [] }: Situation): readonly Reason[] {
  const made = [...table.choices, ...choices];
  const half = missingChoices(pack, table).filter(
    ({ choice, player }) =>
      isSealedChoice(pack, choice.id) &&
      table.choices.some((one) => one.choice === choice.id) &&
      !made.some((one) => one.choice === choice.id && one.player === player),
  );
  return half.map(undecidedBy);
}

/** For a record that begins in the middle of a battle; what stands before is declared, not played. */
export function adoptSituation({ data }: AdoptSituation, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status !== 'opened')
      return no('match/already-started', 'A situation can be adopted only before the battle has started.');
    const missing = missingRoster(open);
    if (missing) return missing;
    if (!isPlace(pack.sequence, data.at, data.firstTurn))
      return no('clock/unknown-place', 'This is no place in the battle.', { at: { ...data.at } });
    const strangers = Object.keys(data.units ?? {}).filter((id) => !hasUnit(open.table, id));
    if (strangers.length > 0)
      return no('unit/unknown', `No roster has: ${strangers.join(', ')}.`, { units: strangers });
    const situation = withPicks(pack, open.table.choices, data);
    const wrong = wrongHolding(pack, open.table, situation) ?? wrongSoFar(pack, situation);
    if (wrong) return refused(refuseFor([wrong]));
    const [half, ...more] = halfPicked(pack, open, data);
    if (half) return refused(refuseFor([half, ...more]));
    return recorded({ type: 'SituationAdopted', data: situation });
  });
}
