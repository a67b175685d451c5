import type { Citation, Envelope, JsonObject, Kept, Occasion } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { attemptsStream } from '../streams.js';
import { envelopePlace } from './sealed.js';
import type { Sealing } from './sealing.js';

/** A refused command: after which entry it was asked, when and by whom, and why it was refused. */
export interface SaidNo {
  readonly after: number;
  readonly command: MatchCommand;
  readonly occasion: Occasion;
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
}

/**
 * A refused command about a sealed hand, as an envelope of that side. Nothing of it stands anywhere else: that a number was
 * thrown twice is nobody's business either.
 */
export function sealedAttempt(
  { commit, saltOf }: Sealing,
  match: string,
  owner: Side,
  said: SaidNo,
  seed: string,
): Kept {
  const holds = { attempt: JSON.parse(JSON.stringify(said)) as JsonObject };
  const salt = saltOf(seed, 0);
  const sealed = commit({ stream: attemptsStream(match), owner, holds }, salt);
  return { place: envelopePlace(match, owner), envelope: { sealed, owner, salt, holds } };
}

/** The refused commands among envelopes. */
export function attemptsIn(envelopes: readonly Envelope[]): readonly SaidNo[] {
  return envelopes.flatMap(({ holds }) => ('attempt' in holds ? [holds['attempt'] as unknown as SaidNo] : []));
}
