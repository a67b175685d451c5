import type { Refusal } from '@adjutant/kernel';
import { refuse } from './refusals.js';
import type { Run, SignedPress } from './run.js';
import { pressHash } from './signing.js';

/** What a run is held against. */
export interface Known {
  readonly match: string;
  /** Whether a seat of the match was opened with this key. */
  knows(key: string): boolean;
  /** A match as people call it; its id where that is left out. */
  called?(match: string): string;
  /** Ed25519: whether this signature over a text is of this key, both in base64. */
  verifies(key: string, text: string, signature: string): boolean;
}

/** Why a run is not what it says; null where it is. A run may begin in mid-chain: what was recorded before is not carried again. */
export function faultOf(run: Run, known: Known): Refusal | null {
  const { match, key, presses } = run;
  const called = known.called ?? ((one) => one);
  if (match !== known.match) {
    const says = `This run is of the match ${called(match)}, and not of ${called(known.match)}.`;
    return refuse('run/other-match', says, { of: match, here: known.match });
  }
  if (!known.knows(key)) {
    const says = `This run was signed on a device on which no seat of the match ${called(match)} was opened.`;
    return refuse('run/unknown-key', says, { key });
  }
  for (const [index, press] of presses.entries()) {
    const fault = brokenAt(run, press, presses[index - 1]) ?? forgedAt(run, press, known);
    if (fault !== null) return fault;
  }
  return null;
}

function brokenAt(run: Run, press: SignedPress, before: SignedPress | undefined): Refusal | null {
  if (before === undefined) return null;
  if (press.number === before.number + 1 && press.previous === pressHash(run, before)) return null;
  const says = `Between press ${before.number + 1} and press ${press.number + 1} of this run something is missing or was changed.`;
  return refuse('run/incomplete', says, { before: before.number, press: press.number });
}

function forgedAt(run: Run, press: SignedPress, { verifies }: Known): Refusal | null {
  if (verifies(run.key, pressHash(run, press), press.signature)) return null;
  const says = `Press ${press.number + 1} of this run (${press.type}) was not signed by the device that the run names.`;
  return refuse('run/forged', says, { press: press.number, type: press.type, id: press.id });
}
