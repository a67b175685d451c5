import type { CommandOf } from '@adjutant/tournament';

type Hall = NonNullable<CommandOf<'SetUpTournament'>['data']['halls']>[number];

/** A hall as it is typed. */
export interface HallTyped {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly minutes: string;
  readonly delay: string;
}

export const NEW_HALL: HallTyped = { name: '', from: '', to: '', minutes: '', delay: '' };

const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

export function hallsTyped(halls: readonly Hall[] = []): readonly HallTyped[] {
  return halls.map(({ name, from, to, minutes, delay }) => ({
    ...{ name, from: typed(from), to: typed(to), minutes: typed(minutes), delay: typed(delay) },
  }));
}

/** A delay of nothing is none. */
export function hallsOf(halls: readonly HallTyped[]): readonly Hall[] {
  return halls.map(({ name, from, to, minutes, delay }) => ({
    ...{ name: name.trim(), from: Number(from), to: Number(to) },
    ...(minutes.trim() === '' ? {} : { minutes: Number(minutes) }),
    ...(delay.trim() === '' || Number(delay) === 0 ? {} : { delay: Number(delay) }),
  }));
}

const WHOLE = /^\s*\d{1,6}\s*$/;
const isWhole = (said: string): boolean => WHOLE.test(said);

/** What cannot be sent; whether halls share tables is for the server to say. */
export function hallsFault(halls: readonly HallTyped[]): string | undefined {
  const wrong = halls.find(
    ({ name, from, to, minutes, delay }) =>
      name.trim() === '' ||
      ![from, to].every((one) => isWhole(one) && Number(one) >= 1) ||
      ![minutes, delay].every((one) => one.trim() === '' || isWhole(one)),
  );
  if (wrong === undefined) return undefined;
  return `${wrong.name.trim() || 'A hall'} needs a name, its first and its last table; minutes are whole numbers, or nothing.`;
}
