import { randomUUID } from 'node:crypto';

interface Actor {
  readonly id: string;
  readonly role: string;
}

export const ADA: Actor = { id: 'ada', role: 'player' };
export const BEN: Actor = { id: 'ben', role: 'player' };
export const KIM: Actor = { id: 'kim', role: 'judge' };

/** Sends a command of a dispute over HTTP, as another machine in the venue would. */
export function sendToDispute(
  base: string,
  dispute: string,
  command: { readonly type: string; readonly data?: object },
  actor: Actor,
): Promise<Response> {
  return fetch(`${base}/api/disputes/${dispute}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: randomUUID(), data: {}, ...command, actor }),
  });
}

/** The same where anything but an acceptance is an error here. */
export async function recordInDispute(...asked: Parameters<typeof sendToDispute>): Promise<void> {
  const response = await sendToDispute(...asked);
  if (!response.ok) throw new Error(`${asked[2].type}: ${response.status} ${await response.text()}`);
}

/** Calls a judge to a match, and hands over the id of the dispute. */
export async function callJudge(
  base: string,
  match: string,
  { claim, entry, table, by = BEN }: { claim: string; entry?: number; table?: string; by?: Actor },
): Promise<string> {
  const dispute = randomUUID();
  const side = by === ADA ? 'A' : 'B';
  const data = { match, claim, side, ...(entry === undefined ? {} : { entry }), ...(table ? { table } : {}) };
  await recordInDispute(base, dispute, { type: 'CallJudge', data }, by);
  return dispute;
}
