import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShownPerson } from '@adjutant/people';
import { post } from '../api/client.js';
import { sendToMatch } from '../api/commands.js';
import { usePeopleList } from '../api/queries.js';
import { useNavigate } from '../app/ways.js';
import { newId } from '../common/id.js';
import { openingOf, type Filled } from '../opening/filled.js';
import { OpeningForm } from '../opening/opening-form.js';
import { PlayerInput } from './player-input.js';

export function OpenMatchDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Open a match"
      centered
      fullScreen={matchMedia('(max-width: 40em)').matches}
    >
      <OpenMatchForm />
    </Modal>
  );
}

function OpenMatchForm() {
  const people = usePeopleList();
  const navigate = useNavigate();
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: (sent: Filled) => open(sent, people),
    onSuccess: (id, { paper }) => {
      void client.invalidateQueries({ queryKey: ['people'] });
      navigate(`/matches/${id}/${paper ? 'sheet' : 'table'}`);
    },
  });
  return (
    <OpeningForm
      error={opening.error}
      pending={opening.isPending}
      send={opening.mutate}
      keysIn
      players={(form, change) => (
        <>
          <PlayerInput label="Player A" value={form.A} onChange={(A) => change({ A })} />
          <PlayerInput label="Player B" value={form.B} onChange={(B) => change({ B })} />
        </>
      )}
    />
  );
}

/**
 * The match gets its id here: whoever opens it names it, and asking twice opens it once. The record holds ids of people
 * and never their names, so that a name can be erased.
 */
async function open(sent: Filled, known: readonly ShownPerson[]): Promise<string> {
  const id = newId();
  const [one, other] = [await person(sent.A, known), await person(sent.B, known)];
  const seats = { A: { player: one }, B: { player: other } };
  await sendToMatch(id, { type: 'OpenMatch', data: { ...openingOf(sent), seats } });
  return id;
}

/** Who is meant where just one person has this name; otherwise somebody new, whose id the server makes up. */
async function person(name: string, known: readonly ShownPerson[]): Promise<string> {
  const [one, ...others] = known.filter((somebody) => somebody.name === name.trim());
  if (one !== undefined && others.length === 0) return one.id;
  const { id } = await post<ShownPerson>('/people', { name: name.trim() });
  return id;
}
