import type { BookEntry } from '@adjutant/rules';

/** What an entry can name of its game. */
export interface Game {
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly within?: string }[];
  /** What is chosen among entries, such as the mission. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

const WHOSE = { own: 'own ', opponent: 'opponent’s ', either: '' } as const;

/** An entry in a line: what it costs or brings at most, and when. */
export function said(entry: BookEntry, { steps, categories, choices }: Game): string {
  const named = (all: Game['steps'], id: string): string => all.find((one) => one.id === id)?.name ?? id;
  const price = (costs: { readonly [resource: string]: number }): string =>
    Object.entries(costs)
      .map(([resource, amount]) => `${amount} ${resource.toUpperCase()}`)
      .join(', ') || 'free';
  const parts =
    entry.is === 'use'
      ? [price(entry.costs)]
      : [
          ...(entry.choice === undefined ? [] : [`for ${named(choices, entry.choice)}`]),
          ...(entry.within === undefined ? [] : [`in ${named(categories, entry.within)}`]),
          entry.cap === undefined ? 'no cap' : `up to ${entry.cap} VP`,
          ...(entry.perTurn === undefined ? [] : [`${entry.perTurn} a turn`]),
          ...(entry.fromRound === undefined ? [] : [`from round ${entry.fromRound}`]),
        ];
  const when = (entry.steps ?? []).map(({ phase, turn }) => `${WHOSE[turn]}${named(steps, phase)}`);
  return [...parts, ...(when.length === 0 ? [] : [when.join(', ')])].join(' · ');
}
