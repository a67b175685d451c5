import type { BringList } from '@adjutant/tournament';
import { Button, Checkbox, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useBringList, useLookAtList } from '../../api/event-lists.js';
import { Problem } from '../../api/client.js';
import { Trouble } from '../../common/trouble.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { fileOf } from './brought.js';
import { LookedAt } from './looked-at.js';

interface Props {
  readonly player: string;
  /** Why an official takes it; nothing where its player brings it. */
  readonly because?: string | undefined;
  readonly onDone: () => void;
}

type Content = Pick<BringList, 'text' | 'file'>;

/** A list from paste to the event: what is read and what the pack says is shown before it is brought. */
export default function BringEventList({ player, because = '', onDone }: Props) {
  const { event } = useEventPage();
  const [chosen, choose] = useState<Content | null>(null);
  const [unread, bringUnread] = useState(false);
  const looking = useLookAtList(event.tournament);
  const bringing = useBringList(event.tournament);
  const look = (content: Content): void => {
    choose(content);
    bringing.reset();
    looking.mutate({ player, ...content });
  };
  const again = (): void => {
    choose(null);
    looking.reset();
    bringing.reset();
  };
  // What nothing here reads a person may read all the same: the server refuses whatever else is no list.
  const isForAPerson = looking.data?.army === null;
  const why = because.trim() === '' ? {} : { because: because.trim() };
  const bring = (): void =>
    bringing.mutate({ player, ...chosen, ...(unread ? { unread } : {}), ...why }, { onSuccess: onDone });
  if (chosen !== null && looking.data !== undefined)
    return (
      <Stack gap="sm">
        <LookedAt looked={looking.data} />
        {isForAPerson ? (
          <Checkbox
            label="Bring it as it is: an official looks at it"
            checked={unread}
            onChange={({ currentTarget }) => bringUnread(currentTarget.checked)}
          />
        ) : null}
        <Group gap="xs">
          <Button loading={bringing.isPending} disabled={isForAPerson && !unread} onClick={bring}>
            Bring this list
          </Button>
          <Button variant="default" onClick={again}>
            Another list
          </Button>
        </Group>
        {bringing.error ? <Trouble title="The list was not taken" error={bringing.error} /> : null}
      </Stack>
    );
  return <PasteOrChoose looking={looking} onChosen={look} />;
}

interface ChoosingProps {
  readonly looking: ReturnType<typeof useLookAtList>;
  readonly onChosen: (content: Content) => void;
}

/** Where a list comes in: pasted, or as a file. */
function PasteOrChoose({ looking, onChosen }: ChoosingProps) {
  const [text, type] = useState('');
  const [isTooLong, tooLong] = useState(false);
  const open = async (file: File | null): Promise<void> => {
    const content = file === null ? null : await fileOf(file);
    tooLong(file !== null && content === null);
    if (content !== null) onChosen(content);
  };
  return (
    <Stack gap="sm">
      <Textarea
        label="Army list"
        description="Paste what your app exports, or choose its file."
        rows={7}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Group gap="xs">
        <Button loading={looking.isPending} disabled={text.trim() === ''} onClick={() => onChosen({ text })}>
          Look at the list
        </Button>
        <FileButton onChange={(file) => void open(file)}>
          {(props) => (
            <Button {...props} variant="default">
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
      {isTooLong ? <Note>This file is longer than any list: export the list alone, as text.</Note> : null}
      {looking.error ? <Trouble title="The list was not read" error={looking.error} /> : null}
      {looking.error instanceof Problem && looking.error.code === 'access/not-your-entry' ? (
        <Note>Open your own link of the event, and come back to this page.</Note>
      ) : null}
    </Stack>
  );
}
