import type { PeopleAnswer, ShownPerson } from '@adjutant/people';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../app/ways.js';
import { get } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Search } from '../parts/search.js';
import { searchKeys, useSearchKey } from '../parts/search-key.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { mayAs, mayDo, useMe } from './access-api.js';
import { count } from '../common/words.js';
import { Line, List, Nothing } from '../parts/list.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import styles from './access.module.css';
import { EraseDialog } from './erase-dialog.js';
import { PersonDialog } from './person-dialog.js';

const KEYS = searchKeys('Among people', 'Search in names, clubs and nations');

/** Who people are. It lives beside the record, which knows their ids only. */
export default function PeoplePage() {
  useTitle('People');
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'all'],
    queryFn: ({ signal }) => get<PeopleAnswer>('/people', signal),
  });
  const [question, setQuestion] = useState('');
  const [editing, edit] = useState<ShownPerson | 'new' | null>(null);
  const [leaving, erase] = useState<ShownPerson | null>(null);
  const { data: me } = useMe();
  const search = useSearchKey(KEYS);
  if (error) return <Trouble title="The people cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the people" />;
  const shown = data.people.filter((person) => matches(person, question));
  return (
    <PageBody width="reading">
      <PageHead title="People" count={count(shown.length, 'person', 'people')}>
        <Search
          label="Search in names, clubs and nations"
          placeholder="Name, club, nation"
          value={question}
          inputRef={search}
          onChange={setQuestion}
        />
        {mayDo(me, 'DecideEvent') ? (
          <Link to="/event" className={styles['toEvent']}>
            The event
          </Link>
        ) : null}
        {mayDo(me, 'NamePerson') ? (
          <Button size="sm" variant="default" onClick={() => edit('new')}>
            Add somebody
          </Button>
        ) : null}
      </PageHead>
      <Lead>
        The record holds nothing about people but ids. What stands here can be changed and erased, and every proof of
        the record still holds afterwards.
      </Lead>
      {shown.length === 0 ? (
        <Nothing>{question === '' ? 'Nobody is known here yet.' : 'Nobody fits.'}</Nothing>
      ) : (
        <List label="People">
          {shown.map((person) => (
            <Row
              key={person.id}
              person={person}
              onEdit={mayAs(me, 'organizer') ? () => edit(person) : null}
              penalties={mayAs(me, 'judge', 'head-judge', 'organizer')}
              onErase={mayAs(me, 'organizer') ? () => erase(person) : null}
            />
          ))}
        </List>
      )}
      {editing === null ? null : (
        <PersonDialog person={editing === 'new' ? null : editing} onClose={() => edit(null)} />
      )}
      {leaving === null ? null : <EraseDialog person={leaving} onClose={() => erase(null)} />}
    </PageBody>
  );
}

function matches({ name, club, nation }: ShownPerson, question: string): boolean {
  const words = question.toLowerCase().split(/\s+/);
  const text = [name, club, nation].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

interface RowProps {
  readonly person: ShownPerson;
  /** What is known of somebody an organizer changes. */
  readonly onEdit: (() => void) | null;
  /** Whether their penalties may be looked at. */
  readonly penalties: boolean;
  readonly onErase: (() => void) | null;
}

function Row({ person, penalties, onEdit, onErase }: RowProps) {
  const { id, name, contact, club, nation } = person;
  const details = [club, nation, contact].filter((word) => word != null);
  return (
    <Line title={<b>{name}</b>} details={details.length === 0 ? undefined : details.join(' · ')}>
      {penalties ? (
        <Button
          size="xs"
          variant="subtle"
          component={Link}
          to={`/people/${encodeURIComponent(id)}/penalties`}
          aria-label={`Penalties of ${name}`}
        >
          Penalties
        </Button>
      ) : null}
      {onEdit === null ? null : (
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
      )}
      {onErase === null ? null : (
        <Button size="xs" variant="default" onClick={onErase} aria-label={`Erase ${name}`}>
          Erase
        </Button>
      )}
    </Line>
  );
}
