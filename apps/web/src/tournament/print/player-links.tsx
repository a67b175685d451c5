import type { EventLinksAnswer } from '@adjutant/access';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { mayDo, useMe } from '../../access/access-api.js';
import { rolesAt } from '../../acting/acting.js';
import { post } from '../../api/client.js';
import { Trouble } from '../../common/trouble.js';
import { DeskHead } from '../../parts/desk.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';
import { linkBlocks, opensHereAlone } from './link-blocks.js';

const LinkSheet = late(() => import('./link-sheet.js'), { what: 'the links', whenAsked: true });

/** A link for each player that lasts the whole event, for whoever may hand them out. */
export function PlayerLinks() {
  const { event } = useEventPage();
  const { data: me } = useMe();
  if (me === undefined) return null;
  if (me.mode === 'single-user')
    return (
      <>
        <DeskHead title="Links of players" />
        <Note>Nobody signs in on this server: players need no links.</Note>
      </>
    );
  if (!mayDo({ ...me, roles: rolesAt(me, event.tournament) }, 'IssuePlayerLinks')) return null;
  return <Handing />;
}

function Handing() {
  const { event, named } = useEventPage();
  const { tournament, status } = event;
  const asking = useMutation({
    mutationFn: () => post<EventLinksAnswer>(`/tournaments/${encodeURIComponent(tournament)}/links`, {}),
  });
  const blocks = asking.data && linkBlocks(asking.data, named);
  if (status === 'ended') return null;
  return (
    <>
      <DeskHead
        title="Links of players"
        says="Each opens, for the whole event, the table of one player. Whoever has it may play for that player."
      >
        <Group gap="xs">
          {blocks && blocks.length > 0 ? <Button onClick={() => window.print()}>Print the links</Button> : null}
          <Button variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
            {blocks ? 'Make further links' : 'Make a link for each player'}
          </Button>
        </Group>
      </DeskHead>
      <Note>
        Links are shown only now: the server cannot show them again. Making further ones takes none back: those that
        were handed out before hold until the event ends.
      </Note>
      {asking.error ? <Trouble title="No links were made" error={asking.error} /> : null}
      {blocks === undefined ? null : blocks.length === 0 ? (
        <Note role="status">Nobody is entered yet.</Note>
      ) : (
        <>
          {blocks.some(({ link }) => opensHereAlone(link)) ? <HereAlone /> : null}
          <LinkSheet blocks={blocks} />
        </>
      )}
    </>
  );
}

function HereAlone() {
  return (
    <Notice tone="open" role="alert">
      No phone can open these links, nor the codes on result slips: their address opens on this machine alone. Start the
      server again with <code>HOST=0.0.0.0</code>, so that other devices reach it, or set <code>ADJUTANT_ADDRESS</code>{' '}
      to the address at which phones find it; then make the links anew.
    </Notice>
  );
}
