import { Button, Group } from '@mantine/core';
import type { Asks, NamesKnown } from '@adjutant/rosters';
import { Notice } from '../parts/strip.js';
import type { Draft } from './draft.js';
import { asWritten, confirmed } from './mending.js';

interface Props {
  readonly draft: Draft;
  readonly known: NamesKnown;
  readonly onDraft: (draft: Draft) => void;
}

const SORT_WORDS: { readonly [sort in Asks['sort']]: string } = {
  faction: 'faction',
  detachment: 'detachment',
  enhancement: 'enhancement',
  unit: 'unit',
};

/** Names that are like a known one: one tap says whether it is meant. */
export function NearNames({ draft, known, onDraft }: Props) {
  if (draft.asks.length === 0) return null;
  return (
    <section aria-label="Names to confirm">
      {draft.asks.map((ask) => (
        <Notice key={`${ask.sort} ${ask.written}`} tone="open" role="note">
          <p>{questionOf(ask)}</p>
          <Group gap="xs">
            {ask.near.map((name) => (
              <Button key={name} size="compact-sm" onClick={() => onDraft(confirmed(draft, ask, name, known))}>
                It is {name}
              </Button>
            ))}
            <Button size="compact-sm" variant="default" onClick={() => onDraft(asWritten(draft, ask))}>
              As written
            </Button>
          </Group>
        </Notice>
      ))}
    </section>
  );
}

function questionOf({ sort, written, near }: Asks): string {
  const what = SORT_WORDS[sort];
  if (near.length > 0) return `The pack knows no ${what} “${written}”. Is one of these meant?`;
  if (sort === 'faction') return 'The list names no faction: write it above, or leave it as it is.';
  return `“${written}” may be several: write the ${what} above, or leave it as it is.`;
}
