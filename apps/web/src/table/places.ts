import type { Json } from '@adjutant/kernel';

/** What was said for the asks of a tap, by their places. */
export type Values = { readonly [place: string]: Json };

export const placeOf = ({ into }: { readonly into: readonly (string | number)[] }): string => into.join('.');
