import type { MatchCommand } from '@adjutant/match';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { sendAll } from '../../paper/sending.js';

export interface ToMatch {
  readonly match: string;
  readonly commands: readonly MatchCommand[];
}

/** Sends what officials say of tables to their matches; the event learns of it from there. */
export function useMatchCommands(event: string) {
  const client = useQueryClient();
  const actor = useOrganizer();
  return useMutation({
    mutationFn: async (all: readonly ToMatch[]) => {
      for (const { match, commands } of all) {
        const lines = commands.map((command) => ({ commandId: newId(), command, occurredAt: undefined }));
        const { problem } = await sendAll(match, lines, actor);
        if (problem !== null) throw problem;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: tournamentKey(event) }),
  });
}
