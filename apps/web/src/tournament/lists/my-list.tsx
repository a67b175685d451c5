import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../access/access-api.js';
import { useNow } from '../../common/use-now.js';
import { Card, Tag } from '../../parts/card.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import { isTheirs } from '../me/theirs.js';
import { useEventPage } from '../use-tournament-page.js';
import { dueText, isTaken, listSays } from './words.js';

const BringEventList = late(() => import('./bring-list.js'), { what: 'the form', whenAsked: true });
const ShownList = late(() => import('./shown-list.js'), { what: 'the list', whenAsked: true });

/** The list of the player whose page this is: until when, what they have brought, and the way to bring one. */
export function MyList({ player }: { readonly player: string }) {
  const { event } = useEventPage();
  const { data: me } = useMe();
  const now = useNow();
  const [open, show] = useState<'nothing' | 'form' | 'list'>('nothing');
  const due = dueText(event, now);
  if (due === undefined) return null;
  const list = event.entries.find((one) => one.player === player)?.list;
  const [tone, says] = list === undefined ? (['open', 'not brought yet'] as const) : listSays(list);
  const mine = isTheirs(me, player);
  return (
    <Card title="My list" level={2} aside={<Tag tone={tone}>{says}</Tag>}>
      <p>{due}</p>
      {open === 'form' ? <BringEventList player={player} onDone={() => show('list')} /> : null}
      {open === 'list' && list !== undefined ? <ShownList player={player} digest={list.digest} /> : null}
      {open !== 'list' && list !== undefined ? (
        <Button variant="default" fullWidth mt="xs" onClick={() => show('list')}>
          Show my list
        </Button>
      ) : null}
      {mine && open !== 'form' && isTaken(event, now) ? (
        <Button variant={list === undefined ? 'filled' : 'default'} fullWidth mt="xs" onClick={() => show('form')}>
          {list === undefined ? 'Bring my list' : 'Bring another list'}
        </Button>
      ) : null}
      {mine ? null : <Note small>Open your own link of the event to bring your list.</Note>}
    </Card>
  );
}

/** The list of whoever somebody plays against: at a table that is out they read it. */
export function TheirList({ player }: { readonly player: string }) {
  const { event, named } = useEventPage();
  const [open, show] = useState(false);
  const list = event.entries.find((one) => one.player === player)?.list;
  if (list === undefined) return null;
  return open ? (
    <ShownList player={player} digest={list.digest} />
  ) : (
    <Button variant="default" fullWidth mt="xs" onClick={() => show(true)}>
      The list of {named(player)}
    </Button>
  );
}
