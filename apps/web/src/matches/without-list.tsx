import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { mayDo, useMe } from '../access/access-api.js';
import { useLiveness } from '../api/live.js';
import { RunningMatch } from '../opening/running-match.js';
import { Note } from '../parts/note.js';
import { OpenMatchDialog } from './late-open-match.js';

/** While the list does not come, since there is no line: matches begin all the same. */
export function WithoutList() {
  const [dialog, { open, close }] = useDisclosure(false);
  const { data: me } = useMe();
  if (useLiveness() !== 'lost') return null;
  if (!mayDo(me, 'OpenMatch'))
    return (
      <Note>
        Without the server a match is opened by whoever may open matches here, on a device on which they are signed in.
        Ask them, or play on, keep a sheet of paper, and have it keyed in later.
      </Note>
    );
  return (
    <>
      <RunningMatch />
      <Note>A match that you open now stands on this device, and goes up when the line is back.</Note>
      <Button onClick={open}>Open a match</Button>
      <OpenMatchDialog opened={dialog} onClose={close} />
    </>
  );
}
