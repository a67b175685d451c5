import type { Run } from '@adjutant/runs';
import { post, Problem, put } from '../../api/client.js';
import { NO_ANSWER, problemOf } from '../../api/problem.js';
import type { Came, CameOfPress } from './came.js';
import { base64url } from './ed25519.js';

/** A line that hangs is given up, and the run brought again: every press of it has its id. */
const LONGEST_MS = 15_000;

/** Makes the key of this device known, for the seat at which whoever is here sits; where nobody signs in, for that of a player. */
export async function openSeatKey(match: string, key: string, player?: string): Promise<KeyKnown> {
  const body = player === undefined ? {} : { actor: { id: player, role: 'player' } };
  const answer = await put<unknown>(`/matches/${encodeURIComponent(match)}/keys/${base64url(key)}`, body);
  const { note, others } = answer as Raw;
  if (typeof note !== 'string') throw notOurs();
  return { note, others: Array.isArray(others) ? others.map(String) : [] };
}

/** The server knows the key of this device: whose it is, and since when others of the same person sign there. */
export interface KeyKnown {
  readonly note: string;
  readonly others: readonly string[];
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

/** Sends a run by its signature alone, with nobody's session: taken of a seat that was taken back, and of no other. */
export async function bringAlone(run: Run): Promise<Answered> {
  const response = await fetch(`/api/matches/${encodeURIComponent(run.match)}/runs`, {
    method: 'POST',
    credentials: 'omit',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(run),
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => {
    throw new Problem(0, 'No answer', NO_ANSWER, null);
  });
  const text = await response.text();
  if (!response.ok) throw problemOf(response.status, text);
  return answered(run, parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notOurs();
  }
}

/** Another time, or with somebody else here, it may go well. */
function isPassing({ status }: Problem): boolean {
  return [401, 403, 408, 429].includes(status) || status >= 500;
}

type Raw = { readonly [member: string]: unknown };

type Answered = Extract<Came, { readonly is: 'answered' }>;

function answered({ presses }: Run, answer: unknown): Answered {
  const list = Array.isArray(answer) ? answer : (answer as Raw | null)?.['answers'];
  // Some halls answer everything with a page of their own.
  if (!Array.isArray(list) || list.length !== presses.length) throw notOurs();
  return { is: 'answered', presses: presses.map(({ id }, at) => cameOf(id, list[at] as Raw)) };
}

const notOurs = (): Problem => new Problem(0, 'No answer', 'What answered is not the Adjutant server.', null);

function cameOf(id: string, answer: Raw): CameOfPress {
  const text = (member: string): string => (typeof answer[member] === 'string' ? answer[member] : '');
  return { id, outcome: text('outcome'), code: text('code'), says: text('says') || text('detail') };
}
