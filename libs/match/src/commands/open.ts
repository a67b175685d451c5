import { already, recorded, refused, refuseFor, type Reason } from '@adjutant/kernel';
import {
  asThePackWrites,
  isPlace,
  malformedFact,
  missingChoices,
  reasonsAgainstConditions,
  reasonsAgainstDeployment,
  reasonsAgainstRoster,
  wrongStratagem,
  SIDES,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';
import type { AdoptSituation, OpenMatch, StartBattle, SubmitRoster } from '../commands.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { standingRosters } from '../state/rosters.js';
import { holding, no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';
import type { MatchEvent, Situation } from '../events.js';
import { fallingDue, missingDice, withRolls } from './rolls.js';
import { awaitedDice } from './waiting-dice.js';
import { hasUnit } from './names.js';
import { stranger } from './roster-shape.js';
import { samePlayer } from './seats.js';

export function openMatch({ data }: OpenMatch, state: MatchState, { shelf }: Context): MatchDecision {
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
  const settings = { enforcement: 'strict', attestations: 'required', rosters: 'checked', ...data.settings } as const;
  const pinned = { id: pack.id, release: pack.release, digest: pack.digest };
  return recorded({ type: 'MatchOpened', data: { title: data.title, pack: pinned, seats: data.seats, settings } });
}

export function submitRoster({ data }: SubmitRoster, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    if (open.status !== 'opened') return no('roster/too-late', 'Rosters are fixed once the battle has started.');
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
    const reasons =
      open.settings.rosters === 'checked' ? reasonsAgainstRoster(pack, roster, { table: open.table, player }) : [];
    return holding(reasons, open, data, context, (overridden) =>
      recorded({ type: 'RosterSubmitted', data: { player, roster, ...overridden } }),
    );
  });
}

function missingRoster(state: OpenedState): MatchDecision | null {
  const missing = SIDES.filter((side) => state.table.armies[side] === null);
  return missing.length === 0
    ? null
    : no('roster/missing', `No roster has been submitted for ${missing.join(' and ')}.`, { missing });
}

function undecided(pack: Pack, { table }: OpenedState): Reason[] {
  return missingChoices(pack, table).map(({ choice, player }) => ({
    code: 'choice/missing',
    message: `${choice.name} is not decided${player ? ` by ${player}` : ''}.`,
    facts: { choice: choice.id, player },
    cites: [choice.source],
  }));
}

/** What is against the armies as they are when the battle starts: their deployment, and choices made after a roster was. */
function unfit(pack: Pack, open: OpenedState): Reason[] {
  if (open.settings.rosters !== 'checked') return [];
  const { table } = open;
  const rosters = standingRosters(open).filter((one) => !one.overridden);
  return [
    ...rosters.flatMap(({ player, roster }) => reasonsAgainstRoster(pack, roster, { table, player })),
    ...reasonsAgainstDeployment(pack, table),
  ];
}

/** What the pack says against this player taking the first turn. */
function notFirst(pack: Pack, { table }: OpenedState, player: Side): Reason[] {
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
      ...awaitedDice(open.table),
      ...missingDice(due, data),
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
  const stranger = ids.find((id) => !Object.hasOwn(pack.entries, id) || !pack.entries[id]?.objective);
  if (stranger !== undefined) {
    const message = `${pack.name} has no objective ${stranger}.`;
    return { code: 'objective/unknown', message, facts: { objective: stranger }, cites: [] };
  }
  const made = choices.map(({ player = null, roles = {}, ...one }) => ({ number: -1, player, roles, ...one }));
  const chosen = { ...table, choices: [...table.choices, ...made] };
  return facts.map((one) => malformedFact(pack, chosen, one)).find((one) => one !== null) ?? null;
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
    const wrong = wrongHolding(pack, open.table, data);
    if (wrong) return refused(refuseFor([wrong]));
    return recorded({ type: 'SituationAdopted', data });
  });
}
