import { foldMatch, matchDecider, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf, Side } from '@adjutant/rules';

const OCCASION = {
  now: '2026-11-21T09:00:00.000Z',
  occurredAt: '2026-11-21T09:00:00.000Z',
  actor: { id: 's-1', role: 'scorekeeper' },
} as const;
const UNITS = 12;

function roster(player: Side): MatchCommand {
  const units = Array.from({ length: UNITS }, (_, index) => ({
    id: `${player}${index + 1}`,
    name: index === 0 ? 'Cadian Castellan' : 'Cadian Shock Troops',
    keywords: ['ASTRA MILITARUM', 'INFANTRY', 'REGIMENT', 'GRENADES', ...(index === 0 ? ['CHARACTER', 'OFFICER'] : [])],
    ...(index === 0 && player === 'A' ? { enhancements: ['combined-regiment/kurovs-aquila'] } : {}),
  }));
  return {
    type: 'SubmitRoster',
    data: { player, roster: { faction: 'ASTRA MILITARUM', detachment: 'combined-regiment', units } },
  };
}

/** The commands that open a match of two regiments and start its battle. */
export function openingCommands(title: string): MatchCommand[] {
  return [
    {
      type: 'OpenMatch',
      data: { title, pack: { id: 'wh40k-10e' }, seats: { A: { player: 'p-a' }, B: { player: 'p-b' } } },
    },
    roster('A'),
    roster('B'),
    { type: 'StartBattle', data: { firstTurn: 'A' } },
  ];
}

/** A stratagem of the active player that the rules accept in the Shooting phase, with everything vouched for. */
export function grenade(player: Side, target: number): MatchCommand {
  const answers = Object.fromEntries(
    [
      'did-not-advance-or-fall-back',
      'has-not-shot-this-turn',
      'target-not-engaged',
      'enemy-within-8-visible-unengaged',
      'within-12-inches-of-bearer@A1',
    ].map((key) => [key, key.includes('@') ? 'no' : 'yes'] as const),
  );
  return {
    type: 'UseStratagem',
    data: { player, stratagem: 'core/grenade', roles: { target: `${player}${target}` }, answers },
  };
}

const TURNS = 10;
const PHASES = 5;
const SHOOTING = 2;
const FIGHT = 4;

/** The commands of one whole match of about `length` entries: phases, actions, stratagems and scores, as a table sends them. */
export function longCommands(length: number): readonly MatchCommand[] {
  const commands = openingCommands('bench');
  const actsPerPhase = Math.max(1, Math.floor((length - commands.length - TURNS * 8) / (TURNS * PHASES)));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const player: Side = turn % 2 === 0 ? 'A' : 'B';
    for (let phase = 0; phase < PHASES; phase += 1) {
      if (phase === SHOOTING) commands.push(grenade(player, 2 + (turn % (UNITS - 2))));
      for (let act = 0; act < actsPerPhase; act += 1) commands.push(action(`${player}${1 + (act % UNITS)}`, phase));
      if (phase === FIGHT) commands.push(score(player));
      if (turn < TURNS - 1 || phase < FIGHT) commands.push({ type: 'AdvancePhase', data: {} });
    }
  }
  return commands;
}

function action(unit: string, phase: number): MatchCommand {
  const what = phase === 1 ? 'moved' : phase === FIGHT ? 'fought' : 'performed-action';
  return { type: 'RecordUnitAction', data: { unit, action: what } };
}

function score(player: Side): MatchCommand {
  return { type: 'ScoreVictoryPoints', data: { player, category: 'primary', points: 5, what: 'primary mission' } };
}

/** The events that these commands record. */
export function longMatch(shelf: Shelf, length: number): MatchEvent[] {
  const decider = matchDecider(shelf);
  const events: MatchEvent[] = [];
  let state: MatchState = decider.initial;
  for (const command of longCommands(length)) {
    const decision = decider.decide(command, state, OCCASION);
    if (decision.outcome === 'refused') throw new Error(`${command.type}: ${decision.refusal.message}`);
    if (decision.outcome !== 'recorded') continue;
    events.push(...decision.events);
    state = foldMatch(shelf, decision.events, state);
  }
  return events;
}
