import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { late } from '../parts/late.js';

const LateTellDialog = late(() => import('./tell-dialog.js'), { what: 'the form', whenAsked: true });

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
  readonly side: Side;
}

/** The way to what no pack lists, for as long as something can be recorded. */
export function NotListed({ match, acting, side }: Props) {
  const [opened, open] = useState(false);
  if (match.status !== 'opened' && match.status !== 'running') return null;
  return (
    <>
      <Button fullWidth size="md" variant="default" mt="md" onClick={() => open(true)}>
        Something that is not listed
      </Button>
      {opened ? <LateTellDialog {...{ match, acting, side, opened }} onClose={() => open(false)} /> : null}
    </>
  );
}
