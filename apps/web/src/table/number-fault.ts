import type { Ask } from '@adjutant/table';

type NumberAsk = Extract<Ask, { readonly what: 'number' }>;

/** Why a number is none that may be recorded; undefined where it may be. */
export function numberFault({ least, most, among }: NumberAsk, number: number): string | undefined {
  if (among !== undefined) return among.includes(number) ? undefined : `${eitherOf(among)}.`;
  if (number > most) return `${most} at most.`;
  return number < least ? `${least} at least.` : undefined;
}

export const eitherOf = (amounts: readonly number[]): string => amounts.join(' or ');
