import { Button } from '@mantine/core';
import { useState } from 'react';
import { count } from '../common/words.js';
import { tellAnew } from '../engine/carried/carried.js';
import type { ToldJudge } from '../engine/carried/own-to-judge.js';
import type { Named } from '../engine/carried/taken.js';
import type { Item } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { Notice } from '../parts/strip.js';

interface Props {
  readonly of: Named;
  readonly held: readonly Item[];
}

/** For a seat that was taken back: what was pressed there is told a judge by the signature of this phone. */
export function ToAJudge({ of, held }: Props) {
  const [came, set] = useState<ToldJudge | null>(null);
  const [isTelling, tell] = useState(false);
  const press = async (): Promise<void> => {
    tell(true);
    try {
      const { tellJudge } = await import('../engine/carried/own-to-judge.js');
      const told = await tellJudge(of, held, new Date().toISOString());
      for (const id of told.told) await queue.dismiss(id);
      await tellAnew();
      set(told);
    } catch (error) {
      set({ told: [], because: String(error) });
    } finally {
      tell(false);
    }
  };
  if (held.length === 0 && came === null) return null;
  return (
    <Notice tone="open" label="If this seat was taken back">
      <h2>If this seat was taken back</h2>
      {held.length === 0 ? null : (
        <>
          <p>
            Nobody is signed in on this phone who may send {count(held.length, 'entry', 'entries')} that wait here. With
            the link of the seat opened again they are recorded as they were pressed: try that first. Where the seat was
            taken back for good, a judge can be told instead. Each entry becomes a statement of whoever pressed it, with
            place and time; none is recorded as play, and a judge decides what of it counts. Of a sealed hand only that
            something was pressed is told.
          </p>
          <Button size="md" variant="default" loading={isTelling} onClick={() => void press()}>
            Tell a judge
          </Button>
        </>
      )}
      {came === null ? null : <WhatCame came={came} />}
    </Notice>
  );
}

function WhatCame({ came: { told, because } }: { readonly came: ToldJudge }) {
  return (
    <>
      {told.length === 0 ? null : (
        <p role="status">
          {`A judge is told: ${told.length === 1 ? 'the entry stands as a statement' : `${told.length} entries stand as statements`} of whoever pressed it, and the server keeps it.`}
        </p>
      )}
      {because === null ? null : (
        <p role="alert">{`${told.length === 0 ? 'Nothing was told' : 'The rest was not told'}, and it waits here as before: ${because}`}</p>
      )}
    </>
  );
}
