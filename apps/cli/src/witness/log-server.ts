import { messageOf, propertyOf } from '../trouble.js';

const LONGEST_MS = 20_000;
const LARGEST = 1_000_000;

export type Answer =
  | { readonly ok: true; readonly text: string }
  /** `status` is there where there was an answer at all. */
  | { readonly ok: false; readonly status?: number; readonly says: string };

/** Asks a server what its log says of itself. Nothing that it answers is believed here, and nothing large is read. */
export async function ask(server: URL, path: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(new URL(path, server), { signal, headers: { accept: 'text/plain' } });
    const text = await read(response);
    if (text === undefined) return { ok: false, status: response.status, says: 'it answered without end' };
    return response.ok ? { ok: true, text } : { ok: false, status: response.status, says: refused(response, text) };
  } catch (error) {
    return { ok: false, says: causeOf(error) };
  }
}

async function read({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    if (size > LARGEST) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A problem of the server's own is told as it stands there; nothing else of a page is. */
function refused({ status }: Response, text: string): string {
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    if (typeof code === 'string' && /^[\w/-]{1,60}$/.test(code)) return `it answered ${status} (${code})`;
  } catch {
    // Whatever it is, it is no problem of a server of ours.
  }
  return `it answered ${status}`;
}

function causeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown };
  const code = propertyOf(cause, 'code');
  if (code === 'ECONNREFUSED') return 'nobody answers there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (propertyOf(error, 'name') === 'TimeoutError') return 'it gave no answer in time';
  return code ?? messageOf(cause ?? error);
}
