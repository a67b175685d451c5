import type { TournamentView } from '@adjutant/tournament';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { useNow } from '../../common/use-now.js';
import { count } from '../../common/words.js';
import { late } from '../../parts/late.js';
import { List, Nothing } from '../../parts/list.js';
import { Search } from '../../parts/search.js';
import { AskedTwice } from '../asked-twice.js';
import { dueText } from '../lists/words.js';
import { ShowMore } from '../show-more.js';
import { usePortion } from '../use-portion.js';
import { useEventPage } from '../use-tournament-page.js';
import { AddPlayer } from './add-player.js';
import { EntryLine } from './entry-line.js';
import { EverybodyHere } from './everybody-here.js';
import { counted, sifted, WHICH, type Which } from './sieve.js';
import { MOVING_UP, waitingText } from './waiting.js';
import tools from '../tools.module.css';

const PastePlayers = late(() => import('./paste-players.js'), { what: 'the form', whenAsked: true });

/** Who takes part: entered, waiting, here, gone. */
export default function EntriesDesk() {
  const { event, may } = useEventPage();
  const [question, ask] = useState('');
  const [which, choose] = useState<Which>('all');
  const [pasting, paste] = useState(false);
  const found = sifted(event.entries, { which, question });
  const { shown, left, more } = usePortion(found, 100, `${which} ${question}`);
  const numbers = counted(event.entries);
  return (
    <>
      {may('EnterPlayer') ? (
        pasting ? (
          <PastePlayers onDone={() => paste(false)} />
        ) : (
          <AddPlayer>
            <Button variant="default" onClick={() => paste(true)}>
              Paste players
            </Button>
          </AddPlayer>
        )
      ) : null}
      <div className={tools['tools']}>
        <Search label="Search in names and factions" placeholder="Name, faction" value={question} onChange={ask} />
        <SegmentedControl
          size="xs"
          aria-label="Which entries"
          data={whichOf(event).map((one) => ({ value: one, label: `${LABELS[one]} ${numbers[one]}` }))}
          value={which}
          onChange={(value) => choose(value as Which)}
        />
        <EverybodyHere />
        <Sweep missing={numbers['not-here']} />
        <LockLists />
      </div>
      {numbers.waiting === 0 ? null : <p>{waitingText(event)}</p>}
      <p role="status" className="sr-only">
        {count(found.length, 'entry', 'entries')} shown
      </p>
      {found.length === 0 ? (
        <Nothing>{event.entries.length === 0 ? 'Nobody has entered yet.' : 'Nobody fits.'}</Nothing>
      ) : (
        <List label="Entries">
          {shown.map((entry) => (
            <EntryLine key={entry.player} entry={entry} />
          ))}
        </List>
      )}
      <ShowMore {...{ left, more }} />
    </>
  );
}

/** What entries are asked by: by their lists where the event wants some. */
const whichOf = ({ settings: { lists } }: TournamentView): readonly Which[] =>
  WHICH.filter((one) => lists?.wanted === true || !OF_LISTS.includes(one));

const OF_LISTS: readonly Which[] = ['no-list', 'list-to-look-at'];

const LABELS: { readonly [which in Which]: string } = {
  all: 'All',
  'not-here': 'Not here',
  waiting: 'Waiting',
  gone: 'Gone',
  'no-list': 'No list',
  'list-to-look-at': 'List to look at',
};

/** Whoever has not checked in is dropped before round 1; asked twice, as it concerns many at once. */
function Sweep({ missing }: { readonly missing: number }) {
  const { event, may } = useEventPage();
  const [asked, ask] = useState(false);
  const sweeping = useTournamentCommand(event.tournament);
  if (!may('SweepNoShows') || !event.settings.checkIn || missing === 0 || event.rounds.length > 0) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => ask(true)}>
        Drop who is not here
      </Button>
      {asked ? (
        <AskedTwice
          title={`Drop ${count(missing, 'player')}?`}
          act={`Drop ${missing}`}
          pending={sweeping.isPending}
          error={sweeping.error}
          onClose={() => ask(false)}
          onConfirm={() => sweeping.mutate({ type: 'SweepNoShows', data: {} }, { onSuccess: () => ask(false) })}
        >
          <p>
            {count(missing, 'player')} have not checked in. They are dropped before round 1; whoever comes after all is
            reinstated here.{event.entries.some(({ status }) => status === 'waiting') ? ` ${MOVING_UP}` : ''}
          </p>
        </AskedTwice>
      ) : null}
    </>
  );
}

/** Until when lists are taken, told anew as the time goes. */
function Due() {
  const { event } = useEventPage();
  return <span>{dueText(event, useNow())}</span>;
}

function LockLists() {
  const { event, may } = useEventPage();
  const [asked, ask] = useState(false);
  const locking = useTournamentCommand(event.tournament);
  if (event.settings.lists === undefined) return null;
  if (event.listsLocked || !may('LockLists')) return <Due />;
  const lacking = event.entries.filter(({ status, list }) => status === 'entered' && list === undefined).length;
  return (
    <>
      <Due />
      <Button size="xs" variant="default" onClick={() => ask(true)}>
        Lock lists
      </Button>
      {asked ? (
        <AskedTwice
          title="Lock lists?"
          act="Lock"
          pending={locking.isPending}
          error={locking.error}
          onClose={() => ask(false)}
          onConfirm={() => locking.mutate({ type: 'LockLists', data: {} }, { onSuccess: () => ask(false) })}
        >
          <p>
            {lacking === 0 ? 'Everybody has brought a list.' : `${count(lacking, 'player')} have not brought a list.`}{' '}
            {event.settings.lists.late === 'refused'
              ? 'From then on none is taken.'
              : 'From then on one is taken with a reason, and marked as late.'}
          </p>
        </AskedTwice>
      ) : null}
    </>
  );
}
