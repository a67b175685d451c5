import type { CommandOf } from '@adjutant/tournament';

export type ListsSettings = NonNullable<CommandOf<'SetUpTournament'>['data']['lists']>;

/** What an event decides about army lists, as it is typed. */
export interface ListsTyped {
  readonly wanted: boolean;
  readonly late: ListsSettings['late'];
  readonly illegal: NonNullable<ListsSettings['illegal']>;
  readonly missing: NonNullable<ListsSettings['missing']>;
  readonly shown: ListsSettings['shown'];
  /** As a field of date and time has it, by the clock of this device; empty: none. */
  readonly due: string;
}

export const NO_LISTS: ListsTyped = {
  wanted: false,
  late: 'recorded',
  illegal: 'recorded',
  missing: 'told',
  shown: 'when-locked',
  due: '',
};

export function listsTyped(lists: ListsSettings | undefined): ListsTyped {
  if (lists === undefined) return NO_LISTS;
  const { wanted, late, shown, illegal = 'recorded', missing = 'told', deadline } = lists;
  return { wanted, late, illegal, missing, shown, due: deadline === undefined ? '' : localTime(new Date(deadline)) };
}

/** Undefined where nothing is decided; an event that once wanted lists and wants none any more says so. */
export function listsOf(
  { wanted, late, illegal, missing, shown, due }: ListsTyped,
  before?: ListsSettings,
): ListsSettings | undefined {
  if (!wanted && before === undefined) return undefined;
  const time = new Date(due);
  return {
    ...{ wanted, late, shown },
    // What was never said stays unsaid while it is as usual.
    ...(illegal === 'recorded' && before?.illegal === undefined ? {} : { illegal }),
    ...(missing === 'told' && before?.missing === undefined ? {} : { missing }),
    ...(due === '' || Number.isNaN(time.getTime()) ? {} : { deadline: time.toISOString() }),
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `2031-05-04T12:00`, as fields of date and time have it. */
function localTime(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
