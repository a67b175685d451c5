import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PeopleAnswer, ShownPerson } from '@adjutant/people';
import type { PackHeadView } from '@adjutant/views';
import { Modal } from '../common/modal.js';
import { useMe } from '../access/access-api.js';
import { usePacks, usePeopleList } from '../api/queries.js';
import { useNavigate } from '../app/ways.js';
import { newId } from '../common/id.js';
import { releaseOf } from '../offline/prepared.js';
import { openingOf, type Filled } from '../opening/filled.js';
import { openMatch, type Planned } from '../opening/open-here.js';
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
  const packs = usePacks().data ?? [];
  const { data: me } = useMe();
  const navigate = useNavigate();
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: async (sent: Filled) => {
      const plan = planned(sent, people, packs);
      await openMatch(plan, me);
      return plan;
    },
    onSuccess: async ({ match, opening: { people: fresh } }, { paper }) => {
      // An answer that was asked for before knows nothing of them, and without a line there is no other.
      await client.cancelQueries({ queryKey: ['people'] });
      client.setQueryData<PeopleAnswer>(['people'], (before) => ({ people: [...(before?.people ?? []), ...fresh] }));
      void client.invalidateQueries({ queryKey: ['people'] });
      navigate(`/matches/${match}/${paper ? 'sheet' : 'table'}`);
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
function planned(sent: Filled, known: readonly ShownPerson[], packs: readonly PackHeadView[]): Planned {
  const chosen = releaseOf(packs, sent.pack, sent.release);
  if (chosen === null) throw new Error(`There is no such release of ${sent.pack}.`);
  const { digest, ...pack } = chosen;
  const [one, other] = [person(sent.A, known), person(sent.B, known)];
  const seats = { A: { player: one.id }, B: { player: other.id } };
  const people = [one, other].filter(({ isNew }) => isNew).map(({ id, name }) => ({ id, name }));
  return { match: newId(), data: { ...openingOf(sent), pack, seats }, opening: { digest, people } };
}

/** Who is meant where just one person has this name; otherwise somebody new. */
function person(typed: string, known: readonly ShownPerson[]) {
  const name = typed.trim();
  const [one, ...others] = known.filter((somebody) => somebody.name === name);
  if (one !== undefined && others.length === 0) return { id: one.id, name, isNew: false };
  return { id: newId(), name, isNew: true };
}
