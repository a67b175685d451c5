import { Stack, TextInput } from '@mantine/core';
import { count } from '../common/words.js';
import { sheetsWithout, type Draft } from './draft.js';
import { withKeywords } from './mending.js';
import styles from './rosters.module.css';

interface Props {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** Keywords that rules ask for and the list does not carry: told once, and remembered in the book of the event. */
export function KeywordFields({ draft, onDraft }: Props) {
  const sheets = sheetsWithout(draft.roster);
  const open = sheets.filter((sheet) => (draft.keywords.get(sheet) ?? '').trim() === '').length;
  if (sheets.length === 0) return null;
  return (
    <details className={styles['folded']}>
      <summary>
        {open === 0 ? 'Keywords' : `Keywords: ${count(open, 'kind of unit has', 'kinds of unit have')} none yet`}
      </summary>
      <p className={styles['faint']}>
        The list does not carry them, and some rules ask for them. Write those on the datasheet, with commas; what stays
        empty stays open. The book of the event remembers them: nobody is asked for these again.
      </p>
      <Stack gap="xs">
        {sheets.map((sheet) => (
          <TextInput
            key={sheet}
            label={sheet}
            placeholder="INFANTRY, CHARACTER"
            maxLength={1_000}
            value={draft.keywords.get(sheet) ?? ''}
            onChange={(event) => onDraft(withKeywords(draft, sheet, event.currentTarget.value))}
          />
        ))}
      </Stack>
    </details>
  );
}
