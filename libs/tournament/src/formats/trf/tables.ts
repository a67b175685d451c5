import type { Bye, Decided, OpenTable, Outcome, Round, TableResult } from '../../facts.js';
import type { Finding } from '../findings.js';
import type { Cell, PlayerLine } from './player-line.js';

/** `U` was left over by pairing; `F`, `H` and `Z` took no part in it. Blank is `Z` (conventions §3.5). */
const BYES: { readonly [letter: string]: Bye['kind'] } = { U: 'pairing', F: 'full', H: 'half', Z: 'zero' };
const OUTCOMES: { readonly [letter: string]: Outcome } = {
  ...{ '1': 'win', '=': 'draw', '0': 'loss', '+': 'win', '-': 'loss', W: 'win', D: 'draw', L: 'loss' },
};
/** Who has the other side of each. A game that both lost is `0` and `0`, and one for which nobody came `-` and `-`. */
const OTHER_SIDE: { readonly [letter: string]: string } = {
  ...{ '1': '0', '0': '1 0', '=': '=', '+': '-', '-': '+ -', W: 'L', L: 'W', D: 'D' },
};

interface Side {
  readonly player: PlayerLine;
  readonly cell: Cell;
}

/** What a round comes to, told by the lines of its players; `findings` takes what does not agree. */
export function roundOf(number: number, players: readonly PlayerLine[], findings: Finding[]): Round {
  const sides = new Map<number, Side>();
  for (const player of players) {
    const cell = player.cells[number - 1];
    if (cell !== undefined) sides.set(player.number, { player, cell });
  }
  const [tables, open, byes]: [TableResult[], OpenTable[], Bye[]] = [[], [], []];
  for (const side of sides.values()) {
    const { opponent } = side.cell;
    if (opponent === undefined) byes.push(...byeOf(number, side, findings));
    else if (isTold(number, side, sides, findings)) {
      const other = sides.get(opponent);
      if (other !== undefined && side.player.number < opponent) seat(number, [side, other], { tables, open }, findings);
    }
  }
  const count = tables.length + open.length;
  return { number, closed: true, tables, open, byes, ...(count === 0 && byes.length === 0 ? {} : {}) };
}

function byeOf(round: number, { player, cell }: Side, findings: Finding[]): readonly Bye[] {
  const letter = cell.result.toUpperCase();
  if (letter === '' || letter === '*') return [];
  // Some programs write a forfeit without an opponent: it is what the sign says of points.
  const kind = BYES[letter] ?? { '+': 'full' as const, '-': 'zero' as const }[letter];
  if (kind !== undefined) return [{ player: String(player.number), kind, figures: {} }];
  findings.push({
    code: 'opponents-disagree',
    says: `Line ${player.line} gives ${player.name} the result “${cell.result}” in round ${round}, and no opponent.`,
    taken: 'Nothing: the round does not count for them.',
    ...place(player, cell, round),
    players: [String(player.number)],
  });
  return [];
}

/** Whether both of a table tell of it. One finding for each who does not. */
function isTold(round: number, { player, cell }: Side, sides: ReadonlyMap<number, Side>, findings: Finding[]): boolean {
  const { opponent = 0 } = cell;
  const other = sides.get(opponent);
  if (other?.cell.opponent === player.number && opponent !== player.number) return true;
  const them = other?.cell.opponent === undefined ? 'nobody' : String(other.cell.opponent);
  const known = other !== undefined;
  const code = opponent === player.number ? 'plays-self' : known ? 'opponents-disagree' : 'unknown-player';
  const says = {
    'plays-self': `Line ${player.line} pairs ${player.number} with themselves in round ${round}.`,
    'opponents-disagree': `Line ${player.line} says that ${player.number} met ${opponent} in round ${round}; line ${other?.player.line} says that ${opponent} met ${them}.`,
    'unknown-player': `Line ${player.line} says that ${player.number} met ${opponent} in round ${round}; there is no such player in it.`,
  }[code];
  const taken = 'Nothing: the round does not count for them.';
  findings.push({
    code,
    says,
    taken,
    ...place(player, cell, round),
    players: [String(player.number), String(opponent)],
  });
  return false;
}

function seat(
  round: number,
  both: readonly [Side, Side],
  { tables, open }: { readonly tables: TableResult[]; readonly open: OpenTable[] },
  findings: Finding[],
): void {
  const [one, other] = both;
  const table = tables.length + open.length + 1;
  const colours = both.map(({ cell }) => cell.colour.toLowerCase());
  if (colours[0] === colours[1] && colours[0] !== '-' && colours[0] !== ' ') findings.push(sameSeat(round, both));
  const [a, b] = colours[0] === 'b' && colours[1] !== 'b' ? [other, one] : [one, other];
  const [first, second] = [letterOf(a), letterOf(b)];
  const players = [String(a.player.number), String(b.player.number)] as const;
  if (first === '' && second === '') open.push({ table, players });
  else if (agree(first, second))
    tables.push({ table, decided: decidedBy(first, second), seats: seats(players, first, second) });
  else {
    findings.push(disagreement(round, [a, b]));
    open.push({ table, players, disputed: true });
  }
}

const letterOf = ({ cell }: Side): string => cell.result.toUpperCase().replace('*', '');
const agree = (a: string, b: string): boolean => (OTHER_SIDE[a] ?? '').split(' ').includes(b);

function decidedBy(a: string, b: string): Decided {
  if (OUTCOMES[a] === 'loss' && OUTCOMES[b] === 'loss') return 'double-loss';
  return '+-'.includes(a) ? 'forfeit' : 'played';
}

const seats = (players: readonly [string, string], a: string, b: string): TableResult['seats'] => [
  { player: players[0], outcome: OUTCOMES[a] ?? 'loss', figures: {} },
  { player: players[1], outcome: OUTCOMES[b] ?? 'loss', figures: {} },
];

const place = ({ line }: PlayerLine, { column }: Cell, round: number): Pick<Finding, 'line' | 'column' | 'round'> => ({
  line,
  column,
  round,
});

const sameSeat = (round: number, [one, other]: readonly [Side, Side]): Finding => ({
  code: 'sides-disagree',
  says: `In round ${round} both ${one.player.name} and ${other.player.name} are said to have had “${one.cell.colour}” (lines ${one.player.line} and ${other.player.line}).`,
  taken: `${one.player.name} had white.`,
  ...place(other.player, other.cell, round),
  players: [String(one.player.number), String(other.player.number)],
});

const disagreement = (round: number, [one, other]: readonly [Side, Side]): Finding => ({
  code: 'results-disagree',
  says: `In round ${round} line ${one.player.line} gives ${one.player.name} “${one.cell.result}” and line ${other.player.line} gives ${other.player.name} “${other.cell.result}” for the same game.`,
  taken: 'Nothing: the table is listed as disputed, outside the standings.',
  ...place(other.player, other.cell, round),
  players: [String(one.player.number), String(other.player.number)],
});
