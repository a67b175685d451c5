import { opponentOf, SIDES, type Side } from '../clock/sequence.js';
import { hangsOn } from '../economy/hangs-on.js';
import { inTime } from '../economy/in-time.js';
import { followedBy, unbooked, type Booked } from '../economy/ledger.js';
import { weigh } from '../judge/weigh.js';
import type { EndingRule } from '../pack/ending.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Ended, PendingRoll, Table } from '../table/table.js';
import { scoreFinally, verdictOf } from './final.js';
import { standing } from '../judge/standing.js';

/** The ending of a battle that officials decided before it had come to its end. */
const DECISION = 'decision';

/** Every ending that can come: the game's own, and those of entries in force. */
export function endingsOf(pack: Pack, table: Table): readonly EndingRule[] {
  return inTime(pack, table).endings;
}

/** What ends the battle at these moments, or makes the dice due that may end it. Nothing ends twice. */
export function meetEndings(pack: Pack, booked: Booked, moments: readonly Moment[], number: number): Booked {
  let now = booked;
  for (const ending of endingsOf(pack, booked.table)) {
    if (now.table.ended) return now;
    if (!isMet(ending, now.table, moments)) continue;
    now = followedBy(now, ending.roll ? rollDue(ending, now.table, number) : fall(pack, now.table, ending, number));
  }
  return now;
}

function isMet(ending: EndingRule, { clock }: Table, moments: readonly Moment[]): boolean {
  const round = clock?.round ?? 0;
  return (
    hangsOn(ending.at, moments) &&
    (ending.rounds?.includes(round) ?? true) &&
    (ending.fromRound === undefined || round >= ending.fromRound)
  );
}

/** Ends the battle if the condition holds for a player; for both, nobody wins. */
function fall(pack: Pack, table: Table, ending: EndingRule, number: number): Booked {
  const { when } = ending;
  const struck = when
    ? SIDES.filter((side) => weigh(standing(pack, table, side, ending), when).answer === 'met')
    : [...SIDES];
  return struck.length === 0 ? unbooked(table) : endBattle(pack, table, ending, number, struck);
}

/** The battle is over by this rule. `struck`: the players for whom its condition holds. */
export function endBattle(
  pack: Pack,
  table: Table,
  ending: EndingRule,
  number: number,
  struck: readonly Side[] = SIDES,
): Booked {
  const scored = ending.final ? scoreFinally(pack, table, number) : unbooked(table);
  const [only, both] = struck;
  const kind = ending.kind ?? null;
  const verdict =
    ending.winner === 'score'
      ? verdictOf(pack, scored.table, kind)
      : only === undefined || both !== undefined
        ? ({ winner: 'draw', kind: null } as const)
        : { winner: ending.winner === 'own' ? only : opponentOf(only), kind };
  return { table: { ...scored.table, ended: { ending: ending.id, number, ...verdict } }, lines: scored.lines };
}

/** The battle is over because the players or a judge say so: what is scored at its end is added, and points decide. */
export function finishBattle(pack: Pack, table: Table, ending: string, number: number): Booked {
  const { table: scored, lines } = scoreFinally(pack, table, number);
  return { table: { ...scored, ended: { ending, number, ...verdictOf(pack, scored, null) } }, lines };
}

/** A player gives the battle up; points stay as they stand. */
export function concedeBattle(pack: Pack, table: Table, player: Side, number: number): Table {
  const kind = pack.concession?.kind ?? null;
  return { ...table, ended: { ending: 'concession', number, winner: opponentOf(player), kind } };
}

/** Officials decide the match while it goes on, or before it began: points stay as they stand. */
export function decideBattle(table: Table, winner: Ended['winner'], number: number): Table {
  return { ...table, ended: { ending: DECISION, number, winner, kind: null } };
}

function rollDue(ending: EndingRule, table: Table, number: number): Booked {
  const { roll } = ending;
  if (!roll) return unbooked(table);
  const player = roll.by === 'first-turn' ? table.firstTurn : opponentOf(table.firstTurn);
  const due: PendingRoll = {
    id: `${number}/${ending.id}`,
    number,
    player,
    cause: ending.id,
    roles: {},
    due: {
      purpose: ending.id,
      dice: roll.dice,
      outcomes: [{ ...roll.ends, effects: [{ op: 'end-battle', ending: ending.id }] }],
      blocks: 'phase',
    },
  };
  return unbooked({ ...table, rolls: [...table.rolls, due] });
}

/** Who has won once points were added or taken away after the end; an ending that points do not decide stays as it was. */
export function decideAnew(pack: Pack, table: Table): Table {
  const { ended } = table;
  if (!ended || ended.told || ended.ending === 'concession' || ended.ending === DECISION) return table;
  const rule = endingsOf(pack, table).find((one) => one.id === ended.ending);
  if (rule && rule.winner !== 'score') return table;
  return { ...table, ended: { ...ended, ...verdictOf(pack, table, rule?.kind ?? null) } };
}
