import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { KnownName } from '@adjutant/rosters';
import { count } from '../common/words.js';
import { Arrived } from './arrived.js';
import { sheetsUntold, sheetsWithout, type Draft } from './draft.js';
import { withKeywords } from './mending.js';
import styles from './rosters.module.css';

interface Props {
  readonly draft: Draft;
  readonly asked: readonly KnownName[];
  readonly onDraft: (draft: Draft) => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Keywords that rules ask for and the list does not carry: asked before it is sent, and remembered in the book. */
export function KeywordStep({ draft, asked, onDraft, onBack, onSend }: Props) {
  const open = sheetsUntold(draft).length;
  return (
    <Stack gap="sm">
      <Arrived>
        <h3>Which keywords do these have?</h3>
      </Arrived>
      <p>
        The list does not carry them, and rules of this game look at them. Write those on the datasheet, that of the
        faction too, with commas. The book of the event remembers them: nobody is asked for these again.
      </p>
      <p className={styles['faint']}>Looked at: {asked.map(({ name }) => name).join(', ')}.</p>
      {sheetsWithout(draft.roster).map((sheet) => (
        <TextInput
          key={sheet}
          label={sheet}
          placeholder="INFANTRY, CHARACTER"
          maxLength={1_000}
          value={draft.keywords.get(sheet) ?? ''}
          onChange={(event) => onDraft(withKeywords(draft, sheet, event.currentTarget.value))}
        />
      ))}
      {open === 0 ? null : (
        <p>
          Of {count(open, 'kind of unit', 'kinds of unit')} nothing is said: each time a rule needs a keyword of one,
          whoever uses it is asked, and vouches for it. Enhancements and orders that want one of their bearer or
          recipient are refused.
        </p>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          Back to the list
        </Button>
        <Button onClick={onSend}>{open === 0 ? 'Submit the roster' : 'Submit without them'}</Button>
      </Group>
    </Stack>
  );
}
