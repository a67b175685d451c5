import type { EntrantView } from '@adjutant/tournament';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import BringEventList from './bring-list.js';
import ShownList from './shown-list.js';

interface Props {
  readonly entry: EntrantView;
  /** What was typed as a reason. */
  readonly because: string;
}

/** What officials do about the list of somebody: look at it, say what it is taken for, bring one for them. */
export default function BroughtList({ entry: { player, list }, because }: Props) {
  const { event, may } = useEventPage();
  const [open, show] = useState<'nothing' | 'form' | 'list'>('nothing');
  const overruling = useTournamentCommand(event.tournament);
  const says = because.trim();
  return (
    <>
      <Group gap="xs">
        {list === undefined ? null : (
          <Button variant="default" onClick={() => show('list')}>
            Show the list
          </Button>
        )}
        {may('SubmitList') ? (
          <Button variant="default" onClick={() => show('form')}>
            {list === undefined ? 'Bring a list' : 'Bring another list'}
          </Button>
        ) : null}
        {list !== undefined && may('OverruleList')
          ? (['legal', 'illegal'] as const)
              .filter((check) => check !== list.check)
              .map((check) => (
                <Button
                  key={check}
                  variant="default"
                  disabled={says === ''}
                  loading={overruling.isPending}
                  onClick={() =>
                    overruling.mutate({
                      type: 'OverruleList',
                      data: { player, digest: list.digest, check, because: says },
                    })
                  }
                >
                  Take it as {check}
                </Button>
              ))
          : null}
      </Group>
      {list !== undefined && may('OverruleList') && says === '' ? (
        <Note small>To say yourself whether it is legal, say why first.</Note>
      ) : null}
      {overruling.error ? <Trouble title="Nothing was changed" error={overruling.error} /> : null}
      {open === 'form' ? <BringEventList player={player} because={because} onDone={() => show('list')} /> : null}
      {open === 'list' && list !== undefined ? <ShownList player={player} digest={list.digest} /> : null}
    </>
  );
}
