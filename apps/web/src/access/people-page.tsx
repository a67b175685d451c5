import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { get } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { SearchIcon } from '../common/icons.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { mayAs, useMe, type PersonAnswer } from './access-api.js';
import styles from './access.module.css';
import { EraseDialog } from './erase-dialog.js';
import { PersonDialog } from './person-dialog.js';

/** Who people are. It lives beside the record, which knows their ids only. */
export default function PeoplePage() {
  useTitle('People');
  const { data, error, refetch } = useQuery({
    queryKey: ['people', 'all'],
    queryFn: ({ signal }) => get<{ readonly people: readonly PersonAnswer[] }>('/people', signal),
  });
  const [question, setQuestion] = useState('');
  const [editing, edit] = useState<PersonAnswer | 'new' | null>(null);
  const [leaving, erase] = useState<PersonAnswer | null>(null);
  const { data: me } = useMe();
  if (error) return <Trouble title="The people cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the people" />;
  const shown = data.people.filter((person) => matches(person, question));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>People</h1>
        <TextInput
          size="sm"
          type="search"
          leftSection={<SearchIcon />}
          aria-label="Search in names, clubs and nations"
          placeholder="Name, club, nation"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button size="sm" variant="default" onClick={() => edit('new')}>
          Add somebody
        </Button>
      </header>
      <p className={styles['lead']}>
        The record holds nothing about people but ids. What stands here can be changed and erased, and every proof of
        the record still holds afterwards.
      </p>
      {shown.length === 0 ? (
        <p className={styles['nothing']}>{question === '' ? 'Nobody is known here yet.' : 'Nobody fits.'}</p>
      ) : (
        <ul className={styles['list']} aria-label="People">
          {shown.map((person) => (
            <Row
              key={person.id}
              person={person}
              onEdit={mayAs(me, 'organizer') ? () => edit(person) : null}
              penalties={mayAs(me, 'judge', 'head-judge', 'organizer')}
              onErase={mayAs(me, 'organizer') ? () => erase(person) : null}
            />
          ))}
        </ul>
      )}
      {editing === null ? null : (
        <PersonDialog person={editing === 'new' ? null : editing} onClose={() => edit(null)} />
      )}
      {leaving === null ? null : <EraseDialog person={leaving} onClose={() => erase(null)} />}
    </div>
  );
}

function matches({ name, club, nation }: PersonAnswer, question: string): boolean {
  const words = question.toLowerCase().split(/\s+/);
  const text = [name, club, nation].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

interface RowProps {
  readonly person: PersonAnswer;
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
    <li>
      <span className={styles['who']}>
        <b>{name}</b>
        <small>{details.length === 0 ? id : `${details.join(' · ')} · ${id}`}</small>
      </span>
      <span className={styles['doings']}>
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
      </span>
    </li>
  );
}
