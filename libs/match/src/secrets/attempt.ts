import type { Citation, Kept } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { attemptsStream } from '../streams.js';
import { openPartOf } from './hiding.js';
import { envelopeStream } from './sealed.js';
import type { Sealing } from './sealing.js';

/** A refused command with why it was refused. */
export interface SaidNo {
  readonly command: MatchCommand;
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
}

/** Says the same of every refusal, whatever was asked and whatever stood against it. */
const VEILED = { code: 'hand/sealed', message: 'A command about a sealed hand was refused.', cites: [] } as const;

/** What everybody may know of a refused command about a sealed hand, and the envelope with the rest. */
export function sealedAttempt(
  { commit, saltOf }: Sealing,
  match: string,
  { owner, command, ...said }: SaidNo & { readonly owner: Side },
  seed: string,
): { readonly open: SaidNo & { readonly sealed: string }; readonly kept: Kept } {
  const holds = JSON.parse(JSON.stringify({ command, ...said })) as Kept['envelope']['holds'];
  const salt = saltOf(seed, 0);
  const sealed = commit({ stream: attemptsStream(match), owner, holds }, salt);
  const kept = { stream: envelopeStream(match, owner), envelope: { sealed, owner, salt, holds } };
  return { open: { command: openPartOf(command), ...VEILED, sealed }, kept };
}
