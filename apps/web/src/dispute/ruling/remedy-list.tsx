import { Button, CloseButton, Group } from '@mantine/core';
import { blankDraft, REMEDY_KINDS, REMEDY_WORDS, readDraft, type Draft, type Ground } from './remedies.js';
import { RemedyFields } from './remedy-fields.js';
import { Note } from '../../parts/note.js';
import { faultBelow } from '../../common/limited.js';
import styles from './ruling.module.css';

interface Props {
  readonly drafts: readonly Draft[];
  /** Whether the record is to stand as it is: chosen, not merely left empty. */
  readonly none: boolean;
  /** Whether they take the place of a ruling that is taken back. */
  readonly overturns: boolean;
  /** Whether a penalty changes points besides. */
  readonly brought: boolean;
  readonly ground: Ground;
  readonly heads: boolean;
  /** The entry that is on screen. */
  readonly entry: number;
  /** What the server said to the ruling. */
  readonly error: Error | null;
  readonly change: (drafts: readonly Draft[], none: boolean) => void;
}

/** What is done to the match: nothing, or one remedy after another. */
export function RemedyList({ error, drafts, none, overturns, brought, ground, heads, entry, change }: Props) {
  const next = Math.max(0, ...drafts.map(({ id }) => id)) + 1;
  return (
    <section aria-label="Remedies" className={styles['part']}>
      <h3>Remedies</h3>
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant={none ? 'filled' : 'default'}
          aria-pressed={none}
          onClick={() => change([], !none)}
        >
          {overturns ? 'Restore the match as it was' : 'No action'}
        </Button>
        {REMEDY_KINDS.map((kind) => (
          <Button
            key={kind}
            size="compact-sm"
            variant="default"
            onClick={() => change([...drafts, blankDraft(next, kind, kind === 'allow' ? null : entry)], false)}
          >
            {REMEDY_WORDS[kind]}
          </Button>
        ))}
      </Group>
      {none ? <NothingElse overturns={overturns} brought={brought} /> : null}
      <ol className={styles['remedies']}>
        {drafts.map((draft, index) => {
          const read = readDraft(draft, ground);
          return (
            <li key={draft.id} className={styles['remedy']}>
              <header>
                <h4>
                  {index + 1}. {REMEDY_WORDS[draft.kind]}
                </h4>
                <CloseButton
                  size="sm"
                  aria-label={`Take remedy ${index + 1} away`}
                  onClick={() =>
                    change(
                      drafts.filter((one) => one !== draft),
                      false,
                    )
                  }
                />
              </header>
              <RemedyFields
                draft={draft}
                ground={ground}
                heads={heads}
                entry={entry}
                change={(part) =>
                  change(
                    drafts.map((one) => (one === draft ? { ...draft, ...part } : one)),
                    false,
                  )
                }
              />
              {'missing' in read ? <p className={styles['missing']}>{read.missing}</p> : null}
              <Wrong says={faultBelow(error, `remedies[${index}]`)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Wrong({ says }: { readonly says: string | null }) {
  return says === null ? null : (
    <p className={styles['wrong']} role="alert">
      {says}
    </p>
  );
}

function NothingElse({ overturns, brought }: Pick<Props, 'overturns' | 'brought'>) {
  return (
    <Note small>
      {overturns ? 'The ruling is taken back: the match stands as it was before it' : 'The record stands as it is'}
      {brought ? ', but for what the penalty takes.' : '.'}
    </Note>
  );
}
