import { invalid } from '@adjutant/kernel';
import { verifyBundle, type VerifiedBundle } from '@adjutant/seal';
import { isMatchId } from '../matches/match-id.js';
import { declined } from '../refusals.js';

/** Whether a text is meant to be a bundle; everything else is read as a match file. */
export function isBundle(text: string): boolean {
  return /"adjutant"\s*:\s*"bundle"/.test(text.slice(0, text.indexOf('\n')));
}

/** The bundle that a text holds, signed with a key that this installation trusts. Rulings and roles in it count here. */
export function readBundle(text: string, trusted: readonly string[]): VerifiedBundle {
  const verdict = verifyBundle(Buffer.from(text));
  if (!verdict.sound) {
    const { line, says, event } = verdict.fault;
    const where = event ? `Line ${line}, entry ${event.revision} of ${event.stream}` : `Line ${line}`;
    const facts = { line, ...(event ? { stream: event.stream, entry: event.revision } : {}) };
    throw declined('ruled-out', 'bundle/broken', `${where}: ${says}. Nothing was imported.`, { facts });
  }
  const { match, key, origin } = verdict.bundle.header;
  if (!isMatchId(match))
    throw invalid([{ at: 'line 1', message: `${JSON.stringify(match.slice(0, 100))} is not the id of a match here` }]);
  if (trusted.includes(key)) return verdict.bundle;
  const says = `The bundle is signed by ${origin} with a key that this installation does not trust. Whoever runs it adds the key to ADJUTANT_TRUSTED_KEYS, or the match file (export) is imported: then nothing that judges did in it counts here.`;
  throw declined('ruled-out', 'bundle/key-not-trusted', says, { facts: { origin, key } });
}
