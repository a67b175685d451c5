import type { MatchCommand } from '@adjutant/match';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchKey } from '../../api/queries.js';
import { tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { sendAll } from '../../paper/sending.js';
import { roleFor } from './results.js';

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
        const role = roleFor(commands);
        const { problem } = await sendAll(match, lines, actor && { id: role, role });
        if (problem !== null) throw problem;
      }
    },
    // What stands of a list that was refused half-way is not sent once more.
    onSettled: async (_, __, all) => {
      await Promise.all(all.map(({ match }) => client.invalidateQueries({ queryKey: matchKey(match) })));
      await client.invalidateQueries({ queryKey: tournamentKey(event) });
    },
  });
}
