import type { Entrant, EventFacts, Formerly } from '../facts.js';

type Told = Omit<Formerly, 'through'>;

/** What pairing knows of somebody, kept for the rounds up to this one before it is changed. */
export function formerlyOf({ groups, rating, barredFromBye, table }: Told, through: number): Formerly {
  return {
    ...{ through, groups },
    ...(rating === undefined ? {} : { rating }),
    ...(barredFromBye === undefined ? {} : { barredFromBye }),
    ...(table === undefined ? {} : { table }),
  };
}

/** What was kept without saying whether somebody stood by says so, before that is changed. */
export const sayingStandby = (formerly: readonly Formerly[], standby: boolean): readonly Formerly[] =>
  formerly.map((one) => ({ standby, ...one }));

/** A round that is drawn or changed once more goes by what is known by then, and only those before it by what was known earlier. */
export function withFormerlyBefore<Of extends Pick<Entrant, 'formerly'>>(one: Of, round: number): Of {
  if (one.formerly === undefined) return one;
  const { formerly, ...now } = one;
  const before = formerly.flatMap(({ through, ...told }) =>
    round === 1 ? [] : [{ ...told, through: Math.min(through, round - 1) }],
  );
  return (before.length === 0 ? now : { ...now, formerly: before }) as Of;
}

/** Everybody as they stood entered when a round was drawn: an old round is paired and explained by what was known of them then. */
export function asEntered(facts: EventFacts, round: number): EventFacts {
  if (facts.entrants.every(({ formerly }) => formerly === undefined)) return facts;
  return { ...facts, entrants: facts.entrants.map((one) => asThen(one, round)) };
}

function asThen(entrant: Entrant, round: number): Entrant {
  const { formerly = [], ...now } = entrant;
  const then = formerly.find(({ through }) => through >= round);
  if (then === undefined) return now;
  const { groups: _, rating: __, barredFromBye: ___, table: ____, ...others } = now;
  const { through: _____, ...told } = then;
  return { ...others, ...told };
}
