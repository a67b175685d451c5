import type { TableOfRound } from '@adjutant/tournament';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendAllToTournament, tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { useEventPage } from '../use-tournament-page.js';
import { fieldsOf, tellingOf, type FiguresTyped } from './table-figures.js';

/** What is told of a table beside its match, while it is typed. */
export function useTableFigures(round: number, table: TableOfRound) {
  const { event, named, may } = useEventPage();
  const [typed, type] = useState<FiguresTyped>({});
  const client = useQueryClient();
  const actor = useOrganizer();
  const fields = may('TellFigures') ? fieldsOf(event.settings.standings, (side) => named(table[side])) : [];
  const commands = tellingOf(fields, typed, { table, round });
  const sending = useMutation({
    mutationFn: async () => {
      const told = (commands ?? []).map((command) => ({ commandId: newId(), ...command }));
      if (told.length > 0) await sendAllToTournament(event.tournament, told, actor);
    },
    onSuccess: () => type({}),
    onSettled: () => client.invalidateQueries({ queryKey: tournamentKey(event.tournament) }),
  });
  return { table, fields, typed, type, commands, sending };
}

export type TableFigures = ReturnType<typeof useTableFigures>;
