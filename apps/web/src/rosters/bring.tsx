import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Trouble } from '../common/trouble.js';
import { KeptLists } from './kept-lists.js';
import type { KeptList } from './kept.js';
import type { Brought, BroughtList, useReadList } from './reading.js';
import styles from './rosters.module.css';
import { Unread } from './unread.js';

interface Props {
  readonly pack: string;
  readonly reading: ReturnType<typeof useReadList>;
  readonly onRead: (read: Extract<BroughtList, { readonly ok: true }>) => void;
  readonly onKept: (list: KeptList) => void;
  /** Where else a list may come from, above the field. */
  readonly elsewhere: (read: (list: Brought, reader: string | null) => void) => ReactNode;
}

/** More than this is read without being shown first: a field that holds it would stand still. */
const MOST_SHOWN = 100_000;

/** Where a list comes in: pasted, typed, dropped, chosen, or kept from before. */
export function Bring({ pack, reading, onRead, onKept, elsewhere }: Props) {
  const [text, setText] = useState('');
  const [brought, setBrought] = useState<Brought>('');
  const read = (list: Brought, reader: string | null = null): void => {
    setBrought(list);
    reading.mutate({ list, reader }, { onSuccess: (answer) => (answer.ok ? onRead(answer) : undefined) });
  };
  const type = (typed: string): void => (typed.length > MOST_SHOWN ? read(typed) : setText(typed));
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    read(pasted);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) read(file);
    else type(event.dataTransfer.getData('text'));
  };
  const unread = reading.data?.ok === false ? reading.data : null;
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Stack gap="sm">
        {elsewhere(read)}
        <Textarea
          label="Your list"
          description="Paste what your app exports, drop its file here, or type one unit a line: 10 Shock Troops"
          rows={7}
          data-autofocus
          value={text}
          onPaste={paste}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button loading={reading.isPending} disabled={text.trim() === ''} onClick={() => read(text)}>
            Read the list
          </Button>
          <FileButton onChange={(file) => (file === null ? undefined : read(file))}>
            {(props) => (
              <Button {...props} variant="default">
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
        <p className={styles['faint']}>It is read on this device: nothing of it is sent before you submit it.</p>
        {reading.error ? (
          <Trouble title="The list could not be read now" error={reading.error} retry={() => read(brought)} />
        ) : null}
        {unread === null ? null : <Unread unread={unread} readAs={(reader) => read(brought, reader)} />}
        <KeptLists pack={pack} onKept={onKept} />
      </Stack>
    </div>
  );
}
