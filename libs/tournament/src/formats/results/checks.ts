import type { Round, SeatResult } from '../../facts.js';
import type { Called } from '../called.js';
import type { Finding } from '../findings.js';

interface Margins {
  readonly least: number;
  readonly most: number;
  readonly winner: number;
  readonly loser: number;
}

/** `VP margin 0-3: 3 each; 4-15: 5 and 2; 16 or more: 5 and 0`, as some files say how points come from margins. */
export function marginsIn(text: unknown): readonly Margins[] {
  if (typeof text !== 'string') return [];
  const found = text.matchAll(/(\d+)\s*(?:-\s*(\d+)|or more|\+)\s*:\s*(\d+)\s*(?:each|and\s*(\d+))/gi);
  return [...found].map(([, least, most, winner, loser]) => ({
    least: Number(least),
    most: most === undefined ? Infinity : Number(most),
    winner: Number(winner),
    loser: Number(loser ?? winner),
  }));
}

/** Tables whose points are not what the margin gives, or in which one kind of points speaks against the other. */
export function tablesAgainst(
  rounds: readonly Round[],
  margins: readonly Margins[],
  called: Called,
): readonly Finding[] {
  return rounds.flatMap(({ number: round, tables }) =>
    tables.flatMap(({ table, seats, decided }): readonly Finding[] => {
      const [a, b] = seats;
      const [va, vb, ta, tb] = [a.figures['vp'], b.figures['vp'], a.figures['tp'], b.figures['tp']];
      if (decided !== 'played' || va === undefined || vb === undefined || ta === undefined || tb === undefined)
        return [];
      const where = { at: `rounds, round ${round}, table ${table}`, round, players: [a.player, b.player] };
      if ((va - vb) * (ta - tb) < 0) return [{ ...against(seats, called), ...where }];
      const margin = Math.abs(va - vb);
      const due = margins.find(({ least, most }) => margin >= least && margin <= most);
      const stated = [Math.max(ta, tb), Math.min(ta, tb)] as const;
      if (due === undefined || (stated[0] === due.winner && stated[1] === due.loser)) return [];
      return [{ ...unlikeMargin(margin, stated, due), ...where }];
    }),
  );
}

function against([a, b]: readonly [SeatResult, SeatResult], called: Called): Finding {
  const figures = ({ player, figures: { vp, tp } }: SeatResult): string =>
    `${called(player)} has ${vp} VP and ${tp} TP`;
  return {
    code: 'result-against-figures',
    says: `${figures(a)}, ${figures(b)}: more of the one and fewer of the other.`,
    taken: 'The figures as they stand; who won is told by VP.',
  };
}

const unlikeMargin = (margin: number, stated: readonly [number, number], due: Margins): Finding => ({
  code: 'margin-against-points',
  says: `A margin of ${margin} VP gives ${due.winner} and ${due.loser} TP; the table has ${stated[0]} and ${stated[1]}.`,
  taken: 'The points as they stand.',
  facts: { margin, stated: stated.join(' and '), due: `${due.winner} and ${due.loser}` },
});

/** Who has neither a table nor a bye in a round, and plays on later. */
export function absences(rounds: readonly Round[], players: readonly string[], called: Called): readonly Finding[] {
  const there = rounds.map(
    ({ tables, open, byes }) =>
      new Set([
        ...tables.flatMap(({ seats }) => seats.map(({ player }) => player)),
        ...open.flatMap((table) => table.players),
        ...byes.map(({ player }) => player),
      ]),
  );
  return players.flatMap((player) => {
    const first = there.findIndex((all) => all.has(player));
    const last = there.findLastIndex((all) => all.has(player));
    return there.flatMap((all, index): readonly Finding[] => {
      if (all.has(player) || index < first || index > last || all.size === 0) return [];
      const round = index + 1;
      return [
        {
          code: 'absent-unexplained',
          says: `${called(player)} has neither a table nor a bye in round ${round}, and plays on later.`,
          taken: 'As a round that was not played.',
          at: `rounds, round ${round}`,
          round,
          players: [player],
        },
      ];
    });
  });
}
