import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { useSearchParams } from '../../app/ways.js';
import { Trouble } from '../../common/trouble.js';
import { late, lateDialog } from '../../parts/late.js';
import { Nothing } from '../../parts/list.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import tools from '../tools.module.css';

const Draft = late(() => import('./draft.js'), { what: 'the draft' });
const SeedsDialog = lateDialog(() => import('./seeds-dialog.js'));
const Floor = late(() => import('../floor/floor.js'), { what: 'the tables' });

/** A round at a time, the newest where none is asked for: as a draft, as it is played, and as it ended. */
export default function RoundsDesk() {
  const { event } = useEventPage();
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get('round'));
  const shown = event.rounds.find(({ number }) => number === asked) ?? event.rounds.at(-1);
  return (
    <>
      <div className={tools['tools']}>
        {event.rounds.length < 2 || shown === undefined ? null : (
          <SegmentedControl
            size="xs"
            aria-label="Which round"
            data={event.rounds.map(({ number }) => ({ value: String(number), label: `Round ${number}` }))}
            value={String(shown.number)}
            onChange={(round) => setParameters({ round })}
          />
        )}
        <DraftNext />
        <Seeding />
      </div>
      {event.withoutMatches === undefined ? null : <Note>{event.withoutMatches}</Note>}
      {shown === undefined ? (
        <Nothing>No round is drafted yet.</Nothing>
      ) : shown.status === 'drafted' ? (
        <Draft key={shown.number} round={shown} />
      ) : (
        <Floor key={shown.number} round={shown} />
      )}
    </>
  );
}

/** An event may be a bracket from its first round on; it is said before that round is drafted. */
function Seeding() {
  const { event, may } = useEventPage();
  const [opened, open] = useState(false);
  if (event.rounds.length > 0 || event.entries.length < 2 || !may('CutField')) return null;
  return (
    <>
      <Button variant="default" onClick={() => open(true)}>
        {event.cut?.bracket === true ? 'Seeds of the bracket' : 'A bracket from round 1 on'}
      </Button>
      {opened ? <SeedsDialog opened onClose={() => open(false)} /> : null}
    </>
  );
}

/** Drafting pairs whoever is there; the same facts give the same draft, however often it is asked for. */
function DraftNext() {
  const { event, may } = useEventPage();
  const [, setParameters] = useSearchParams();
  const drafting = useTournamentCommand(event.tournament);
  const last = event.rounds.at(-1);
  const next = (last?.number ?? 0) + 1;
  const due = last === undefined || last.status === 'closed';
  if (!due || next > event.settings.rounds || event.status === 'ended' || !may('DraftRound')) return null;
  return (
    <>
      <Button
        loading={drafting.isPending}
        onClick={() =>
          drafting.mutate({ type: 'DraftRound', data: { round: next } }, { onSuccess: () => setParameters({}) })
        }
      >{`Draft round ${next}`}</Button>
      {drafting.error ? <Trouble title={`Round ${next} was not drafted`} error={drafting.error} /> : null}
    </>
  );
}
