import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Details } from '../common/details.js';
import { Notice } from '../parts/strip.js';
import type { BroughtList } from './reading.js';
import styles from './rosters.module.css';
import { firstLines, unreadText } from './unread-text.js';

interface Props {
  readonly unread: Extract<BroughtList, { readonly ok: false }>;
  readonly readAs: (reader: string) => void;
}

/** Of a list that was not read: what is wrong, where, and what can be done about it. */
export function Unread({ unread: { refusal, readers, text }, readAs }: Props) {
  const lines = firstLines(text);
  return (
    <>
      <Notice tone="bad" role="alert">
        <h3>The list was not read</h3>
        <p>{unreadText(refusal, readers)}</p>
        {lines.length === 0 ? null : (
          <ul className={styles['lines']} aria-label="How it begins">
            {lines.map(({ number, text: line }) => (
              <li key={number}>
                Line {number}: {line}
              </li>
            ))}
          </ul>
        )}
        <Details code={refusal.code} />
      </Notice>
      {text === '' || readers.length === 0 ? null : <ReadAs readers={readers} readAs={readAs} />}
    </>
  );
}

const PLAIN = 'plain';

function ReadAs({ readers, readAs }: Pick<Props['unread'], 'readers'> & Pick<Props, 'readAs'>) {
  const [reader, setReader] = useState(PLAIN);
  return (
    <Group align="end" gap="xs">
      <NativeSelect
        label="What wrote it"
        value={reader}
        data={readers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setReader(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => readAs(reader)}>
        Read it so
      </Button>
    </Group>
  );
}
