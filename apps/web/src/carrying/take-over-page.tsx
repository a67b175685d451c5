import { Button, FileButton, Group, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../app/title.js';
import { Link, useParams } from '../app/ways.js';
import { bringOn, carriedNow, isOwn, onCarried } from '../engine/carried/carried.js';
import { knowLog } from '../engine/carried/logs.js';
import { takeOver, type Named, type Taking } from '../engine/carried/taken.js';
import { useMatch } from '../match/match-queries.js';
import { KeptOnDevice } from '../offline/kept-on-device.js';
import { late } from '../parts/late.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { Notice } from '../parts/strip.js';
import { TakenHere } from './taken-here.js';

const Scan = late(() => import('./scan.js'), { what: 'the camera' });

/** What another device hands over, by file, text or codes, on its way to the server. */
export default function TakeOverPage() {
  const { id = '' } = useParams();
  useTitle('Take over');
  return (
    <PageBody width="reading">
      <PageHead title="Take over from another phone" />
      <Lead>
        Without a network, what was pressed on another phone comes to this one by file or by codes. It is checked here,
        kept here, and brought to the server as soon as this device reaches it. It is recorded under the name of whoever
        pressed it.
      </Lead>
      <OfMatch match={id} />
      <KeptOnDevice />
    </PageBody>
  );
}

/** Nothing of another match is taken over there. */
function OfMatch({ match }: { readonly match: string }) {
  // What was kept of it before is as good, where there is no line.
  useEffect(() => void knowLog().catch(() => undefined), []);
  const title = useMatch(match).data?.title ?? 'the match at this table';
  return (
    <>
      <p>
        For <Link to={`/matches/${match}/table`}>{title}</Link>
      </p>
      <Taking wanted={{ match, title }} />
    </>
  );
}

function Taking({ wanted }: { readonly wanted: Named }) {
  const [came, set] = useState<Taking | null>(null);
  const [scans, scan] = useState(false);
  const [text, write] = useState('');
  const reset = useRef<() => void>(null);
  const carried = useSyncExternalStore(onCarried, carriedNow);
  const take = (from: string): void => {
    takeOver(from, wanted, new Date().toISOString())
      .catch((error: unknown): Taking => ({ is: 'refused', says: `This device keeps nothing: ${String(error)}` }))
      .then((taking) => {
        set(taking);
        if (taking.is === 'taken') write('');
        return bringOn();
      })
      .catch(() => undefined);
  };
  const open = (file: File | null): void => {
    void file?.text().then(take);
    // The same file may be opened once more.
    reset.current?.();
  };
  return (
    <>
      <Group gap="xs" mb="sm">
        <FileButton resetRef={reset} onChange={open} accept=".json,.txt,application/json,text/plain">
          {(props) => (
            <Button size="md" {...props}>
              Open a file
            </Button>
          )}
        </FileButton>
        {isSecureContext ? (
          <Button size="md" variant="default" aria-expanded={scans} onClick={() => scan(!scans)}>
            {scans ? 'Stop the camera' : 'Scan codes'}
          </Button>
        ) : null}
      </Group>
      {isSecureContext ? null : (
        <p>Over plain http a browser gives a page no camera: open a file, or paste what was sent to you.</p>
      )}
      {scans ? (
        <Scan
          onWhole={(message) => {
            scan(false);
            take(message);
          }}
        />
      ) : null}
      <Textarea
        label="Or paste it as text"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        autosize
        maxRows={4}
      />
      <Button mt="xs" mb="sm" size="md" variant="default" disabled={text.trim() === ''} onClick={() => take(text)}>
        Take over what is pasted
      </Button>
      {came === null ? null : <WhatCame taking={came} />}
      <TakenHere carried={{ ...carried, taken: carried.taken.filter((one) => !isOwn(one)) }} />
    </>
  );
}

function WhatCame({ taking }: { readonly taking: Taking }) {
  if (taking.is === 'refused')
    return (
      <Notice tone="bad" role="alert">
        <p>{taking.says}</p>
      </Notice>
    );
  return (
    <Notice tone="good" role="note">
      <p role="status">
        {taking.again
          ? 'This was taken over before: it is here once.'
          : 'It is whole and signed, and is kept on this device until it is at the server.'}
      </p>
      {taking.whose.map((says) => (
        <p key={says}>{says}</p>
      ))}
    </Notice>
  );
}
