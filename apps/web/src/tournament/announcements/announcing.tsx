import { Button } from '@mantine/core';
import { useState } from 'react';
import { lateDialog } from '../../parts/late.js';
import { useEventPage } from '../use-tournament-page.js';

const Announce = lateDialog(() => import('./announce.js'));

/** The way to an announcement, for whoever may make one. */
export function Announcing() {
  const { may } = useEventPage();
  const [opened, open] = useState(false);
  if (!may('Announce')) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => open(true)}>
        Announce
      </Button>
      {opened ? <Announce opened onClose={() => open(false)} /> : null}
    </>
  );
}
