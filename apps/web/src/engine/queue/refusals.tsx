import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from '../../app/ways.js';
import { Strip } from '../../parts/strip.js';
import type { Entry } from './item.js';
import { queue } from './queues.js';
import { saidOf } from './said.js';
import { asAnother, isTakenForSame } from './whence.js';

export function onThisPhone(entries: number): string {
  return entries === 1 ? 'One entry is on this phone only.' : `${entries} entries are on this phone only.`;
}

/** What the server has not recorded although the screen had shown it, or although nobody was there to hear of it. */
export function Refusals({ entries }: { readonly entries: readonly Entry[] }) {
  return entries.map((entry) => {
    const { item, standing } = entry;
    return standing.is === 'refused' && standing.untold ? (
      <Refused key={item.id} entry={entry} because={standing.error.message} />
    ) : null;
  });
}

interface Props {
  readonly entry: Entry;
  readonly because: string;
}

/** Nothing of it is recorded: whoever pressed it says what becomes of it. */
function Refused({ entry, because }: Props) {
  const { item } = entry;
  const isSame = isTakenForSame(entry);
  return (
    <Strip role="alert" tone="bad">
      <span>
        It is not recorded after all: {because} ({saidOf(item)}){' '}
        <Link to={`/matches/${item.match}/table`}>Change it, or call a judge: at the table</Link>
      </span>{' '}
      <Button variant="default" onClick={() => void queue.dismiss(item.id)}>
        {isSame ? 'It is the same' : 'Drop it'}
      </Button>{' '}
      {isSame ? (
        <Button variant="default" onClick={() => void sayTwo(entry)}>
          They are two
        </Button>
      ) : null}
    </Strip>
  );
}

/** It is kept under its new id before the old one is given up. */
async function sayTwo(entry: Entry): Promise<void> {
  await queue.add(asAnother(entry));
  await queue.dismiss(entry.item.id);
}

/** Most answers come at once: what is true for a moment only is not worth a line. */
const A_WHILE_MS = 1_500;

export function useLate(is: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLate(true), A_WHILE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [is]);
  return late;
}
