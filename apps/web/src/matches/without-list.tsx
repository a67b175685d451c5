import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { mayDo, useMe } from '../access/access-api.js';
import { useLiveness } from '../api/live.js';
import { isUnreached } from '../api/problem.js';
import { Trouble } from '../common/trouble.js';
import { RunningMatch } from '../opening/running-match.js';
import { Note } from '../parts/note.js';
import { OpenMatchDialog } from './late-open-match.js';

interface Props {
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The list has not come. Where this device has kept the page, that is said with what works here, and is no fault of anybody. */
export function WithoutList({ error, retry }: Props) {
  const isLost = useLiveness() === 'lost';
  const isExpected = isUnreached(error) && isKeptHere();
  return (
    <>
      {isExpected && (error || isLost) ? (
        <Note role="note">
          The server does not answer. The list of matches stands there, and comes by itself as soon as it does. A table
          that was open on this device goes on here.
        </Note>
      ) : null}
      {error && !isExpected ? <Trouble title="The matches cannot be shown" error={error} retry={retry} /> : null}
      {isLost ? <WithoutServer /> : null}
    </>
  );
}

const isKeptHere = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Matches begin all the same. */
function WithoutServer() {
  const [dialog, { open, close }] = useDisclosure(false);
  const { data: me } = useMe();
  const isStaffed = me?.mode === 'staffed';
  return (
    <>
      <RunningMatch />
      {mayDo(me, 'OpenMatch') ? (
        <>
          <Note>
            A match that you open now stands on this device, and goes up when the line is back.
            {isStaffed ? ` ${NOBODY_KNOWN}` : ''}
          </Note>
          <Button onClick={open}>Open a match</Button>
          <OpenMatchDialog opened={dialog} onClose={close} />
        </>
      ) : (
        <Note>
          Without the server a match is opened by whoever may open matches here, on a device on which they are signed
          in. Ask them, or play on, keep a sheet of paper, and have it keyed in later.
        </Note>
      )}
    </>
  );
}

const NOBODY_KNOWN =
  'Who is known here only the server can tell: on devices of the staff it is not kept. Whoever is named now is somebody new there, also where they have played here before.';
