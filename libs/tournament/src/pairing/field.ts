import type { Refusal } from '@adjutant/kernel';
import type { AskedBye, Entrant, EntrantId, EventFacts } from '../facts.js';
import { asEntered } from './as-entered.js';
import { drawFor, type Draw } from './chance.js';
import { fresh, historiesBefore, type History } from './history.js';
import { refuse } from './refusals.js';
import type { PairingRules } from './rules.js';
import { scoreGroups } from './score-groups.js';
import { isPresentIn } from '../presence.js';
import { MOST_PLAYERS } from '../words.js';

/** One who is paired, with everything that pairing may look at. */
export interface Player {
  readonly id: EntrantId;
  readonly entrant: Entrant;
  readonly history: History;
  /** The score group, from 0 at the top. */
  readonly group: number;
  readonly draw: Draw;
}

/** Who is paired in a round. */
export interface Field {
  readonly round: number;
  readonly facts: EventFacts;
  readonly rules: PairingRules;
  /** By id, so that no order in which anything came changes anything. */
  readonly players: readonly Player[];
  /** How many score groups there are. */
  readonly groups: number;
  readonly asked: readonly { readonly player: EntrantId; readonly kind: AskedBye['kind'] }[];
}

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;

/** The field of a round, or why there is none. Rounds from this one on are not looked at: an old round can be paired again. */
export function fieldOf(told: EventFacts, rules: PairingRules, round: number): Field | Refusal {
  const facts = asEntered(told, round);
  const refused = refuseTwice(facts) ?? refuseEarlier(facts, round);
  if (refused) return refused;
  const histories = historiesBefore(facts, rules, round);
  const here = facts.entrants.filter((one) => isHere(one, round, facts)).toSorted(byId);
  const asked = here.flatMap(({ id, asked = [] }) => {
    const one = asked.find((bye) => bye.round === round);
    return one ? [{ player: id, kind: one.kind }] : [];
  });
  const takes = here.filter(({ id }) => !asked.some(({ player }) => player === id));
  const paired = withStandby(takes, facts.seed, round);
  if (paired.length === 0)
    return refuse('pairing/no-players', 'Nobody can be paired: check players in, or look at who dropped.', {
      round,
      entrants: facts.entrants.length,
      askedForByes: asked.length,
    });
  if (paired.length > MOST_PLAYERS)
    return refuse(
      'pairing/too-many-players',
      `${paired.length} players would be paired; an event takes ${MOST_PLAYERS}.`,
      {
        round,
        players: paired.length,
        most: MOST_PLAYERS,
      },
    );
  const scoreOf = (id: EntrantId): number => histories.get(id)?.score ?? 0;
  const inGroup = scoreGroups(
    paired.map(({ id }) => id),
    scoreOf,
    facts,
    round,
  );
  const players = paired.map((entrant) => ({
    id: entrant.id,
    entrant,
    history: histories.get(entrant.id) ?? fresh(),
    group: inGroup.get(entrant.id) ?? 0,
    draw: drawFor(facts.seed, round, 'pair', entrant.id),
  }));
  const groups = new Set(inGroup.values()).size;
  return refuseBye(players, round) ?? { round, facts, rules, players, groups, asked };
}

function isHere(one: Entrant, round: number, { effects }: EventFacts): boolean {
  const out = effects.some((effect) => 'does' in effect && effect.does === 'disqualified' && effect.player === one.id);
  return isPresentIn(one, round) && !out;
}

/** One who stands by is taken in where the number is odd without them: which one, if there are several, says the lot. */
function withStandby(here: readonly Entrant[], seed: string, round: number): readonly Entrant[] {
  const playing = here.filter(({ standby }) => standby !== true);
  if (playing.length % 2 === 0) return playing;
  const drawn = here
    .filter(({ standby }) => standby === true)
    .map((one) => ({ one, ...drawFor(seed, round, 'standby', one.id) }))
    .sort((a, b) => a.first - b.first || a.second - b.second);
  const [taken] = drawn;
  return taken ? [...playing, taken.one].sort(byId) : playing;
}

function refuseTwice({ entrants }: EventFacts): Refusal | undefined {
  const seen = new Set<EntrantId>();
  for (const { id } of entrants) {
    if (seen.has(id))
      return refuse('pairing/same-player-twice', `Player ${id} is entered twice: withdraw one of the entries.`, {
        player: id,
      });
    seen.add(id);
  }
  return undefined;
}

function refuseEarlier({ rounds }: EventFacts, round: number): Refusal | undefined {
  for (let number = 1; number < round; number += 1) {
    const one = rounds.find((candidate) => candidate.number === number);
    if (!one)
      return refuse('pairing/earlier-round-missing', `Round ${number} was never published: pair it first.`, {
        round,
        missing: number,
      });
    if (one.closed) continue;
    const tables = one.open.map(({ table }) => table);
    const named = tables.slice(0, 10).join(', ');
    const which = tables.length === 0 ? '' : ` Undecided: table ${named}${tables.length > 10 ? ', …' : ''}.`;
    return refuse('pairing/earlier-round-open', `Round ${number} is still open: close it first.${which}`, {
      round,
      open: number,
      tables,
    });
  }
  return undefined;
}

function refuseBye(players: readonly Player[], round: number): Refusal | undefined {
  if (players.length % 2 === 0 || players.some(({ entrant }) => entrant.barredFromBye !== true)) return undefined;
  return refuse(
    'pairing/nobody-for-the-bye',
    `${players.length} players are an odd number, and all of them are barred from a bye: let somebody stand in, or give one of them a bye by hand, with a reason.`,
    { round, players: players.length, barred: players.map(({ id }) => id) },
  );
}
