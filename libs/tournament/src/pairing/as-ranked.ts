import type { Bye, EntrantId, Effect, EventFacts, Outcome, SeatResult, TableResult } from '../facts.js';
import { readTable } from '../standing/conversion.js';
import { Margins } from '../standing/converted.js';
import { figureOfUnit } from '../standing/effects.js';
import type { Preset } from '../standing/preset.js';
import { near } from '../standing/rational.js';
import type { PairingRules } from './rules.js';

/** What the order of an event says of what pairing adds up. */
export type WorthByOrder = Pick<Preset, 'byes' | 'conversion' | 'units'>;

/** What a bye counts as where no order says otherwise. */
const USUAL = { pairing: 'win', full: 'win', half: 'draw', zero: 'loss' } as const satisfies Record<
  Bye['kind'],
  Outcome
>;

/** What a bye counts as for whoever is paired next. */
export const countsAs = ({ kind, counts }: Pick<Bye, 'kind' | 'counts'>): Outcome | 'nothing' => counts ?? USUAL[kind];

/**
 * The facts with everything that standings make of them, so that pairing adds up the same: figures that come from a margin or a
 * walkover, what byes bring and count as, and penalties under the name of their figure. Of rules without an order they stay as told.
 */
export function asRanked(facts: EventFacts, { worth }: Pick<PairingRules, 'worth'>): EventFacts {
  if (worth === undefined) return facts;
  const { conversion, units, byes } = worth;
  const read = conversion && readTable(conversion.table, conversion.upperIncluded);
  const margins = conversion && read?.ok === true ? new Margins(conversion, read.bands) : undefined;
  const rounds = facts.rounds.map((round) => ({
    ...round,
    tables:
      margins === undefined ? round.tables : round.tables.map((table) => withMargins(table, round.number, margins)),
    byes: round.byes.map((bye) => withWorth(bye, byes)),
  }));
  const effects = facts.effects.map((effect): Effect =>
    'figure' in effect ? { ...effect, figure: figureOfUnit(effect.figure, units) } : effect,
  );
  return { ...facts, rounds, effects };
}

function withWorth(bye: Bye, byes: WorthByOrder['byes']): Bye {
  const { counts: usual, figures } = byes[bye.kind];
  const counts = bye.assigned ?? usual;
  return {
    ...bye,
    figures: { ...figures, ...bye.figures },
    ...(counts === USUAL[bye.kind] ? {} : { counts }),
  };
}

function withMargins(table: TableResult, round: number, margins: Margins): TableResult {
  const { seats, decided, given = false } = table;
  const seat = (at: 0 | 1): SeatResult => {
    const [own, theirs] = [seats[at], seats[at === 0 ? 1 : 0]];
    const line = {
      kind: 'table',
      round,
      table: table.table,
      seat: at === 0 ? 'A' : 'B',
      ...(given && { given }),
    } as const;
    const made = margins.made.flatMap((figure) => {
      const got = margins.of({ ...line, opponent: theirs.player as EntrantId, decided, own, theirs }, figure);
      return got === undefined ? [] : [[figure, near(got.amount)] as const];
    });
    return { ...own, figures: { ...own.figures, ...Object.fromEntries(made) } };
  };
  return { ...table, seats: [seat(0), seat(1)] };
}
