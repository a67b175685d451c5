import { fold } from '@adjutant/kernel';
import { matchDecider, type ApplyRuling, type MatchEvent } from '@adjutant/match';
import { openStore, readShelf } from '@adjutant/store';
import { MATCH, PACKS, record, type Workspace } from './cli.js';

const shelf = readShelf(PACKS);
const decider = matchDecider(shelf);
const AT = '2026-05-02T11:00:00.000Z';
const context = (commandId: string) => {
  const actor = { id: 'liaison', role: 'system' as const };
  return { commandId, actor, occurredAt: AT, recordedAt: AT, payloadHash: 'none' };
};

export interface Ruled {
  readonly remedies: readonly object[];
  readonly judge: string;
  readonly because: string;
}

export const STRUCK: Ruled = {
  remedies: [{ kind: 'strike', entries: [7] }],
  judge: 'jo',
  because: 'No objective was held.',
};

/** What a dispute says that a judge gave, and what was done to the match in its name. */
export async function ruled(at: Workspace, given: Ruled | null, done: Ruled): Promise<void> {
  await record(at);
  const store = openStore(at.store);
  const events = (await store.readBare(`match-${MATCH}`)).map(({ event }) => event as MatchEvent);
  const by = { id: done.judge, role: 'judge' as const };
  const { remedies, because } = done;
  const data = { dispute: 'd', ruling: '1', by, remedies, because } as unknown as ApplyRuling['data'];
  const occasion = { now: AT, occurredAt: AT, actor: { id: 'liaison', role: 'system' as const } };
  const decision = decider.decide({ type: 'ApplyRuling', data }, fold(decider, events), occasion);
  if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
  const call = { type: 'JudgeCalled', data: { match: MATCH, entry: 7, at: 8, by: { side: 'B' }, claim: 'Not held.' } };
  const gave = given && { type: 'RulingGiven', data: { ruling: '1', role: 'judge', instance: 'first', ...given } };
  await store.append('dispute-d', 'absent', gave ? [call, gave] : [call], context('call'));
  await store.append(`match-${MATCH}`, events.length - 1, decision.events, context('carry out'));
  await store.close();
}

/** The ruling of an entry is taken back. */
export async function reversed(at: Workspace, entry: number): Promise<void> {
  const store = openStore(at.store);
  const { length } = await store.readBare(`match-${MATCH}`);
  const event = { type: 'RulingReversed', data: { entry, because: 'The head judge saw it otherwise.' } };
  await store.append(`match-${MATCH}`, length - 1, [event], context('take back'));
  await store.close();
}
