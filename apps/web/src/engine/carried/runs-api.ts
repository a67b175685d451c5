import type { Run } from '@adjutant/runs';
import { post, Problem, put } from '../../api/client.js';
import type { Came, CameOfPress } from './came.js';
import { base64url } from './ed25519.js';

/** A line that hangs is given up, and the run brought again: every press of it has its id. */
const LONGEST_MS = 15_000;

/** Makes the key of this device known, for the seat at which whoever is here sits; where nobody signs in, for that of a player. */
export async function openSeatKey(match: string, key: string, player?: string): Promise<void> {
  const body = player === undefined ? {} : { actor: { id: player, role: 'player' } };
  await put<unknown>(`/matches/${encodeURIComponent(match)}/keys/${base64url(key)}`, body);
}

/** Brings a run to the server. Throws where there was no answer that is final. */
export async function bringRun(run: Run): Promise<Came> {
  try {
    const path = `/matches/${encodeURIComponent(run.match)}/runs`;
    return answered(run, await post<unknown>(path, run, AbortSignal.timeout(LONGEST_MS)));
  } catch (error) {
    if (!(error instanceof Problem) || error.code === null || isPassing(error)) throw error;
    return { is: 'refused', code: error.code, says: error.message };
  }
}

/** Another time, or with somebody else here, it may go well. */
function isPassing({ status }: Problem): boolean {
  return [401, 403, 408, 429].includes(status) || status >= 500;
}

type Raw = { readonly [member: string]: unknown };

function answered({ presses }: Run, answer: unknown): Came {
  const list = Array.isArray(answer) ? answer : (answer as Raw | null)?.['answers'];
  // Some halls answer everything with a page of their own.
  if (!Array.isArray(list) || list.length !== presses.length)
    throw new Problem(0, 'No answer', 'What answered is not the Adjutant server.', null);
  return { is: 'answered', presses: presses.map(({ id }, at) => cameOf(id, list[at] as Raw)) };
}

function cameOf(id: string, answer: Raw): CameOfPress {
  const text = (member: string): string => (typeof answer[member] === 'string' ? answer[member] : '');
  return { id, outcome: text('outcome'), code: text('code'), says: text('says') || text('detail') };
}
