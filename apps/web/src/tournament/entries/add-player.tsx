import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { usePeopleList } from '../../api/queries.js';
import { tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { PlayerInput } from '../../matches/player-input.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './entries.module.css';
import { enterAll } from './entering.js';
import { whoIsMeant } from './meant.js';

/** One player by name: whoever is known here is meant by it. */
export function AddPlayer({ children }: { readonly children: ReactNode }) {
  const { event } = useEventPage();
  const people = usePeopleList();
  const [name, type] = useState('');
  const [faction, say] = useState('');
  const client = useQueryClient();
  const actor = useOrganizer();
  const entering = useMutation({
    mutationFn: () => {
      const one = { ...whoIsMeant(name.trim(), people), name: name.trim(), enteredAlready: false };
      const army = faction.trim() === '' ? {} : { faction: faction.trim() };
      return enterAll(event.tournament, [{ ...one, ...army }], () => undefined, actor);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['people'] });
      await client.invalidateQueries({ queryKey: tournamentKey(event.tournament) });
      type('');
      say('');
    },
  });
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (name.trim() !== '') entering.mutate();
  };
  return (
    <>
      <form className={styles['add']} aria-label="Enter a player" onSubmit={submit}>
        <PlayerInput label="Player" value={name} onChange={type} />
        <TextInput label="Faction" value={faction} onChange={({ currentTarget }) => say(currentTarget.value)} />
        <Button type="submit" disabled={name.trim() === ''} loading={entering.isPending}>
          Enter
        </Button>
        {children}
      </form>
      {entering.error ? <Trouble title="Nobody was entered" error={entering.error} /> : null}
    </>
  );
}
