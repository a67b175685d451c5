import { setTimeout as wait } from 'node:timers/promises';
import {
  hashFromHex,
  witnessed,
  writeGrowth,
  type Hash,
  type KeptNote,
  type VerifierKey,
  type Witnessed,
} from '@adjutant/seal';
import { ask, type Answer } from './log-server.js';

const PAUSE_MS = 2_000;
const NEWEST = '/api/seal/checkpoint';

/** What a witness found: what the server says, or that it says nothing that could be held to anything. */
export type Look = Exclude<Witnessed, { readonly what: 'garbage' }> | { readonly what: 'away'; readonly says: string };

export interface Looking {
  readonly server: URL;
  readonly key: VerifierKey;
  /** How long a log that seems to have shrunk or to be another one is asked again, before that is believed. */
  readonly patienceMs: number;
}

/**
 * Looks once. One instance of several may lag behind another, and a proof may be damaged on its way: what would convict a log
 * without being plain from two signatures is asked again for a while. What cannot be read convicts nobody.
 */
export async function look({ server, key, patienceMs }: Looking, kept: KeptNote | undefined): Promise<Look> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = await lookOnce(server, key, kept);
    if (found.what !== 'shrunk' && found.what !== 'rewritten') return found;
    const left = until - performance.now();
    if (left <= 0) return found;
    await wait(Math.min(PAUSE_MS, left));
  }
}

async function lookOnce(server: URL, key: VerifierKey, kept: KeptNote | undefined): Promise<Look> {
  const answer = await answerOf(server, kept);
  if (!answer.ok) return { what: 'away', says: answer.says };
  const found = witnessed(kept, answer.text, key);
  if (found.what === 'garbage') return { what: 'away', says: `what it answered says nothing: ${found.says}` };
  if (found.what !== 'rewritten' || !kept) return found;
  return (await provenElsewhere(server, key, kept, found)) ?? found;
}

/** The other door that proofs come out of: what was damaged on its way once need not be so twice. */
async function provenElsewhere(
  server: URL,
  key: VerifierKey,
  kept: KeptNote,
  found: KeptNote,
): Promise<Look | undefined> {
  const [from, to] = [kept.checkpoint.size, found.checkpoint.size];
  const answer = await ask(server, `/api/seal/consistency?from=${from}&to=${to}`);
  const proof = answer.ok ? hashesIn(answer.text) : undefined;
  if (!proof) return undefined;
  const again = witnessed(kept, writeGrowth({ old: from, proof, note: found.note }), key);
  return again.what === 'grown' ? again : undefined;
}

function hashesIn(text: string): readonly Hash[] | undefined {
  try {
    const { proof } = JSON.parse(text) as { readonly proof?: unknown };
    const hashes = Array.isArray(proof) ? proof.map((one) => hashFromHex(String(one))) : [undefined];
    return hashes.every((hash) => hash !== undefined) ? hashes : undefined;
  } catch {
    return undefined;
  }
}

/** A log that is smaller than what is kept has no proof that it continues that: it is asked what it has. */
async function answerOf(server: URL, kept: KeptNote | undefined): Promise<Answer> {
  if (!kept) return ask(server, NEWEST);
  const answer = await ask(server, `${NEWEST}?from=${kept.checkpoint.size}`);
  return !answer.ok && answer.status === 404 ? ask(server, NEWEST) : answer;
}
