import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallJudge, DisputeCommand } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import type { PrecedentsAnswer } from '@adjutant/lists';
import type { Preview, RulingForeseen } from '@adjutant/rulings';
import { newId } from '../common/id.js';
import { get, post } from './client.js';
import { sendToDispute } from './commands.js';
import { disputeKey, inAddress, QUEUE } from './disputes.js';
import { readAgain } from './read-again.js';

export function usePrecedents(id: string) {
  return useQuery({
    queryKey: [...disputeKey(id), 'precedents'],
    queryFn: ({ signal }) => get<PrecedentsAnswer>(`/disputes/${inAddress(id)}/precedents`, signal),
    select: ({ precedents }) => precedents,
  });
}

/** What remedies would do. It is asked for anew when the match has grown, and the last answer stays meanwhile. */
export function usePreview(id: string, asked: RulingForeseen | null, revision: number, actor: Actor | undefined) {
  return useQuery({
    queryKey: [...disputeKey(id), 'preview', asked, revision, actor],
    queryFn: () => post<Preview>(`/disputes/${inAddress(id)}/preview`, { ...asked, ...(actor && { actor }) }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
}

/** Sends commands of one dispute; whatever comes of it, the dispute and the lists in which it stands are read again. */
export function useDisputeCommand(id: string, actor: Actor | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (command: DisputeCommand) => sendToDispute(id, command, actor),
    ...readAgain(client, [{ queryKey: disputeKey(id), exact: true }, { queryKey: QUEUE }, { queryKey: ['match'] }]),
  });
}

/** Opens a dispute under an id that is drawn here: asking twice with it calls once. */
export async function callJudge(data: CallJudge['data'], actor: Actor | undefined): Promise<string> {
  const id = newId();
  await sendToDispute(id, { type: 'CallJudge', data }, actor);
  return id;
}
