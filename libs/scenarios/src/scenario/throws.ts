import type { Situation } from '@adjutant/match';
import { plainName, type Drawn, type Pack, type Side, type Thrown } from '@adjutant/rules';

/** Dice for an objective as a scenario writes them: `42`, `'4,2'`, `[4, 2]`, `'44:3'` with its die, `'66+51'` with what it brings. */
export type ThrowSaid = number | string | readonly [number, number];

export interface ThrowMeant extends Thrown {
  readonly bonus?: Thrown;
}

const DIGITS = String.raw`(\d)[, ]?(\d)(?:\s*(?::|die)\s*(\d+))?`;
const THROW = new RegExp(String.raw`^#?${DIGITS}(?:\s*\+\s*#?${DIGITS})?$`);

export function throwMeant(said: ThrowSaid): ThrowMeant {
  if (Array.isArray(said)) return { dice: [...(said as readonly number[])] };
  const found = THROW.exec(String(said).trim());
  if (!found)
    throw new Error(`"${String(said)}" is no throw for an objective; write it as 42, '4,2', '44:3' or '66+51'.`);
  const [, tens, digit, die, moreTens, moreDigit, moreDie] = found;
  const bonus = moreTens === undefined ? {} : { bonus: thrown(moreTens, moreDigit, moreDie) };
  return { ...thrown(tens, digit, die), ...bonus };
}

function thrown(tens: string | undefined, digit: string | undefined, die: string | undefined): Thrown {
  return { dice: [Number(tens), Number(digit)], ...(die === undefined ? {} : { die: Number(die) }) };
}

/** Several throws: a list, unless it is one of two dice. */
export function throwsMeant(said: ThrowSaid | readonly ThrowSaid[]): readonly ThrowMeant[] {
  if (!Array.isArray(said)) return [throwMeant(said as ThrowSaid)];
  const all = said as readonly ThrowSaid[];
  const dice = all.length === 2 && all.every((one) => typeof one === 'number' && one >= 0 && one < 10);
  return dice ? [{ dice: all as readonly number[] }] : all.map(throwMeant);
}

type Declared = NonNullable<Situation['objectives']>[number];

/** Objectives that a scene begins with. */
export function objectivesDeclared(
  pack: Pack,
  player: Side,
  said: readonly ThrowSaid[],
  left?: Declared['left'],
): readonly Declared[] {
  return said.map((one) => {
    const { bonus, ...first } = throwMeant(one);
    const drawn: Drawn = { objective: objectiveShown(pack, first), ...first };
    return {
      player,
      ...drawn,
      ...(bonus ? { bonus: { objective: objectiveShown(pack, bonus), ...bonus } } : {}),
      ...(left ? { left } : {}),
    };
  });
}

function objectiveShown(pack: Pack, { dice }: Thrown): string {
  const number = Number(dice.join(''));
  const found = Object.values(pack.entries).find((entry) => entry.objective?.number === number);
  if (!found) throw new Error(`${pack.name} has no objective ${number}.`);
  return found.id;
}

/** The id of an objective by its number or name. */
export function objectiveNamed(pack: Pack, wanted: string | number): string {
  const plain = plainName(String(wanted));
  const found = Object.values(pack.entries).find(
    (entry) =>
      entry.objective &&
      (entry.id === wanted || String(entry.objective.number) === plain || plainName(entry.name) === plain),
  );
  return found?.id ?? String(wanted);
}
