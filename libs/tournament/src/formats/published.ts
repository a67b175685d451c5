import type { Standings } from '../standing/standings.js';
import { compare, exactly, shown, type Rational } from '../standing/rational.js';
import { Reckoning } from '../standing/reckoning.js';
import type { Preset } from '../standing/preset.js';
import { calledIn, type Called } from './called.js';
import { factsOf, factsOfEveryRound, type EventFile, type Published } from './event-file.js';
import type { Finding } from './findings.js';

/** A published ranking beside ours. Neither is put in the place of the other. */
export function againstPublished(event: EventFile, preset: Preset, standings: Standings): readonly Finding[] {
  const { published } = event;
  if (published === undefined) return [];
  const called = calledIn(event.players);
  return [
    ...totals(event, preset, published, called),
    ...columns(preset, published, standings, called),
    ...twice(published, standings, called),
    ...missing(event, published, called),
    ...places(published, standings, called),
  ];
}

function totals(event: EventFile, preset: Preset, published: readonly Published[], called: Called): readonly Finding[] {
  const reckoning = new Reckoning(factsOf(event), preset);
  const running = new Reckoning(factsOfEveryRound(event), preset);
  const all = published.flatMap(({ player, figures }) =>
    Object.entries(figures).flatMap(([figure, stated]): readonly Total[] => {
      const found = foundOf(reckoning, player, figure);
      const late = foundOf(running, player, figure);
      return found === undefined ? [] : [{ player, figure, stated: exactly(stated), found, late: late ?? found }];
    }),
  );
  const differing = all.filter(
    ({ stated, found, late }) => compare(stated, found) !== 0 && compare(stated, late) !== 0,
  );
  const [points, others] = [differing.filter(isPoints), differing.filter((one) => !isPoints(one))];
  const isOther = event.preset?.unplayed === 'none' && points.length * 2 > all.filter(isPoints).length;
  return [
    ...(isOther ? [countedOtherwise(points, preset)] : points.map((one) => differs(one, called))),
    ...others.map((one) => differs(one, called)),
  ];
}

interface Total {
  readonly player: string;
  readonly figure: string;
  readonly stated: Rational;
  readonly found: Rational;
  /** With what was played of the round that is running, which a total may hold. */
  readonly late: Rational;
}

const isPoints = ({ figure }: Total): boolean => figure === 'points';

const differs = ({ player, figure, stated, found }: Total, called: Called): Finding => ({
  code: figure === 'rounds' ? 'count-differs' : 'total-differs',
  says: `The published standings give ${called(player)} ${shown(stated)} ${figure}; the rounds come to ${shown(found)}.`,
  taken: `${shown(found)}, from the rounds.`,
  at: 'standings',
  players: [player],
  facts: { figure, stated: Number(shown(stated)), found: shown(found) },
});

/** Results say who won, and not what that is worth: where most points differ it is worth something else in that file. */
const countedOtherwise = (points: readonly Total[], { points: { win, draw, loss } }: Preset): Finding => ({
  code: 'total-differs',
  says: `The published standings give most players other points than ${win} for a win, ${draw} for a draw and ${loss} for a loss: the file does not say what they are made of.`,
  taken: 'Both: they are held to nothing.',
  at: 'standings',
  players: points.map(({ player }) => player),
});

function foundOf(reckoning: Reckoning, player: string, figure: string): Rational | undefined {
  const lines = reckoning.lines(player).filter(({ kind }) => kind === 'table' || kind === 'bye');
  if (lines.some((line) => reckoning.figureOf(line, figure) !== undefined))
    return reckoning.figure(player, figure).value;
  if (figure === 'rounds') return exactly(lines.length);
  if (figure === 'wins') return reckoning.wins(player);
  if (figure === 'draws') return reckoning.draws(player);
  if (figure === 'losses') return exactly(lines.filter((line) => reckoning.counts(line) === 'loss').length);
  return figure === 'points' ? reckoning.points(player).value : undefined;
}

/**
 * What opponents did, as it is published beside what our order comes to. There are several ways to reckon it, so it is the same
 * thing only where most lines agree; then those that do not are told.
 */
function columns(
  { criteria }: Preset,
  published: readonly Published[],
  { rows }: Standings,
  called: Called,
): readonly Finding[] {
  return Object.entries(OF_OPPONENTS).flatMap(([figure, by]): readonly Finding[] => {
    const column = criteria.findIndex((one) => one.by === by);
    const ours = new Map(rows.map(({ player, values }) => [player, values[column]?.value]));
    const both = published.flatMap(({ player, figures: { [figure]: stated } }) => {
      const found = ours.get(player);
      return stated === undefined || found === undefined ? [] : [{ player, stated, found }];
    });
    const unlike = both.filter(({ stated, found }) => Math.abs(stated - found) > ROUNDED);
    if (unlike.length * 2 >= both.length) return [];
    return unlike.map(({ player, stated, found }) => ({
      code: 'total-differs',
      says: `The published standings give ${called(player)} ${stated} ${figure}; the rounds come to ${Number(found.toFixed(3))}.`,
      taken: `${Number(found.toFixed(3))}, from the rounds.`,
      at: 'standings',
      players: [player],
      facts: { figure, stated, found: String(Number(found.toFixed(3))) },
    }));
  });
}

const OF_OPPONENTS = { sos: 'strength', buchholz: 'buchholz' } as const;
/** Fractions are published with two decimals or more. */
const ROUNDED = 0.006;

/** A place that two share is wrong only where something parts them. */
function twice(published: readonly Published[], standings: Standings, called: Called): readonly Finding[] {
  const ours = new Map(standings.rows.map(({ player, place }) => [player, place]));
  return [...Map.groupBy(published, ({ place }) => place)].flatMap(([place, level]): readonly Finding[] => {
    const players = level.map(({ player }) => player);
    if (players.length < 2 || new Set(players.map((one) => ours.get(one))).size === 1) return [];
    const says = `Place ${place} is published for ${players.map(called).join(' and ')}, whom the results part.`;
    return [
      {
        code: 'place-twice',
        says,
        taken: 'Both places, as they were published, beside ours.',
        at: 'standings',
        players,
      },
    ];
  });
}

function missing(event: EventFile, published: readonly Published[], called: Called): readonly Finding[] {
  const listed = new Set(published.map(({ player }) => player));
  const players = event.players.map(({ id }) => id).filter((id) => !listed.has(id));
  const double = [...Map.groupBy(published, ({ player }) => player)].filter(([, all]) => all.length > 1);
  return [
    ...(players.length === 0
      ? []
      : [
          {
            code: 'place-missing' as const,
            says: `The published standings have no place for ${players.map(called).join(', ')}.`,
            taken: 'A place in ours alone.',
            at: 'standings',
            players,
          },
        ]),
    ...double.map(([player, all]) => ({
      code: 'player-twice' as const,
      says: `The published standings have ${called(player)} at ${all.map(({ place }) => place).join(' and ')}.`,
      taken: 'Each as it was published.',
      at: 'standings',
      players: [player],
    })),
  ];
}

function places(published: readonly Published[], { rows }: Standings, called: Called): readonly Finding[] {
  const ours = new Map(rows.map((row) => [row.player, row]));
  return published.flatMap(({ player, place }): readonly Finding[] => {
    const row = ours.get(player);
    if (row === undefined || isWithin(place, row, rows)) return [];
    const own = row.place === null ? 'no place' : `place ${row.place}`;
    return [
      {
        code: 'place-differs',
        says: `${called(player)} is published at place ${place}; the results and this order give ${own}.`,
        taken: 'Both: the published place is kept beside ours.',
        at: 'standings',
        players: [player],
        facts: { published: place, ours: row.place ?? 'none' },
      },
    ];
  });
}

/** Those who share a place with us may have been parted there by something that the file does not hold. */
function isWithin(place: number, row: Standings['rows'][number], rows: Standings['rows']): boolean {
  if (row.place === null) return false;
  const level = rows.filter((one) => one.place === row.place).length;
  return place >= row.place && place < row.place + level;
}
