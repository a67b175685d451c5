import type { RemedyAsked } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';

/** A dispute carries remedies unread, whatever they say; the match alone knows them, and has checked each of them. */
export const knownRemedy = (carried: RemedyAsked): Remedy => carried as unknown as Remedy;

export const carriedRemedies = (remedies: readonly Remedy[]): readonly RemedyAsked[] =>
  remedies as readonly unknown[] as readonly RemedyAsked[];
