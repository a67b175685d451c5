import { opponentOf, SIDES, type Side } from '../clock/sequence.js';
import { owedBy } from '../economy/debts.js';
import { bookAll, bookDerived, unbooked, type Booked } from '../economy/ledger.js';
import { figureOf } from '../figures/evaluate.js';
import { inForce } from '../judge/in-force.js';
import { weigh } from '../judge/weigh.js';
import type { FinalScore } from '../pack/ending.js';
import type { Pack } from '../pack/pack.js';
import type { Ended, Table } from '../table/table.js';
import { standing } from '../judge/standing.js';

/** Whether a rule in force is about a player: about both where it belongs to the match. */
function isAbout(side: Side | null, player: Side): boolean {
  return side === null || side === player;
}

/** Books what is scored when the battle is over, one line for each player and rule that gives points. */
export function scoreFinally(pack: Pack, table: Table, number: number): Booked {
  const scoring = inForce(pack, table).flatMap(({ entry, side }) =>
    (entry.grants?.final ?? []).map((score) => ({ score, side })),
  );
  return bookAll(
    table,
    SIDES.flatMap((player) =>
      scoring
        .filter(({ side }) => isAbout(side, player))
        .map(
          ({ score }) =>
            (now: Table): Booked =>
              scoreOne(pack, now, score, player, number),
        ),
    ),
  );
}

function scoreOne(pack: Pack, table: Table, score: FinalScore, player: Side, number: number): Booked {
  const { value, says, rests } = figureOf({ scene: standing(pack, table, player, score), weigh }, score.points);
  if (value === 0) return unbooked(table);
  return bookDerived(pack, table, {
    number,
    player,
    category: score.category,
    what: score.id,
    amount: value,
    because: [`${score.name}: ${says}.`],
    ...(rests ? { rests } : {}),
  });
}

type Verdict = Pick<Ended, 'winner' | 'kind'>;

/** Who has won: by the first result that an entry in force gives a player, else by victory points. */
export function verdictOf(pack: Pack, table: Table, kind: string | null): Verdict {
  for (const { entry, side } of inForce(pack, table)) {
    for (const rule of entry.grants?.results ?? []) {
      const player = SIDES.find(
        (one) => isAbout(side, one) && weigh(standing(pack, table, one, rule), rule.when).answer === 'met',
      );
      if (!player) continue;
      const winner = rule.winner === 'draw' ? 'draw' : rule.winner === 'own' ? player : opponentOf(player);
      return { winner, kind: rule.kind ?? null };
    }
  }
  const owed = owedBy(table) ?? { A: 0, B: 0 };
  const [a, b] = [total(table, 'A') - owed.A, total(table, 'B') - owed.B];
  return a === b ? { winner: 'draw', kind: null } : { winner: a > b ? 'A' : 'B', kind };
}

function total(table: Table, side: Side): number {
  return Object.values(table.score[side]).reduce((sum, points) => sum + points, 0);
}
