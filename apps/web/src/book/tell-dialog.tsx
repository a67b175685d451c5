import type { BookEntry, Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { Button, Stack } from '@mantine/core';
import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { Link } from '../app/ways.js';
import { Refused } from '../dispute/refused.js';
import { useSending } from '../table/use-table.js';
import { useBook } from './book-api.js';
import { EntryForm } from './entry-form.js';
import { packIn } from './merging.js';
import { said, type Game } from './saying.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
  readonly side: Side;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What no pack lists is told once, and stands among what can be pressed from then on. */
export default function TellDialog({ match, acting, side, opened, onClose }: Props) {
  const sending = useSending(match.id, acting);
  const { data: book } = useBook();
  const game: Game = { steps: match.phases, categories: match.categories, choices: match.choices };
  const kept = book ? packIn(book, match.pack.id) : { entries: [], cards: [] };
  const done = { onSuccess: onClose };
  const tell = (entry: BookEntry): void => {
    const whose = entry.is === 'use' ? { player: side } : {};
    sending.mutate({ type: 'AddBookEntries', data: { ...whose, entries: [entry] } }, done);
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Something that is not listed">
      <Stack gap="sm">
        {sending.error ? <Refused title="It is not recorded" error={sending.error} /> : null}
        <EntryForm game={game} act="Add it to this match" pending={sending.isPending} onSay={tell} />
        <p>
          A whole score card is made in <Link to="/book">the book of the event</Link>, and offered here from then on.
        </p>
        {kept.entries.length + kept.cards.length === 0 ? null : <h3>From the book of the event</h3>}
        {kept.cards.map(({ entries, ...card }) => (
          <Button
            key={card.name}
            variant="default"
            size="md"
            disabled={sending.isPending}
            onClick={() => sending.mutate({ type: 'AddBookEntries', data: { entries, card } }, done)}
          >
            Score card {card.name}
          </Button>
        ))}
        {kept.entries.map((entry) => (
          <Button key={entry.name} variant="default" size="md" disabled={sending.isPending} onClick={() => tell(entry)}>
            {entry.name} · {said(entry, game)}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
