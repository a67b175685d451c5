import type { MatchView } from '@adjutant/views';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { pictureOf } from './picture.js';
import { resultWords } from './result-words.js';
import { handOver, handOverWords } from './sharing.js';
import styles from './ending.module.css';

interface Props {
  readonly match: MatchView;
  readonly players: { readonly A: string; readonly B: string };
}

const TOLD = { shared: 'It is shared.', saved: 'The picture is saved.', copied: 'The text is copied.', shown: '' };

/** The result for friends, as a picture and as text. */
export function Share({ match, players }: Props) {
  const [told, tell] = useState<keyof typeof TOLD | null>(null);
  const [failed, fail] = useState<string | null>(null);
  const failing = (error: unknown): void => fail(error instanceof Error ? error.message : String(error));
  const picture = async (): Promise<void> => {
    const blob = await pictureOf(match, players);
    tell(await handOver(new File([blob], 'result.png', { type: 'image/png' })));
  };
  const words = async (): Promise<void> => tell(await handOverWords(resultWords(match, players)));
  return (
    <>
      <div className={styles['two']}>
        <Button variant="default" size="md" onClick={() => void picture().catch(failing)}>
          Share as picture
        </Button>
        <Button variant="default" size="md" onClick={() => void words().catch(failing)}>
          Share as text
        </Button>
      </div>
      <p role="status">{told === null ? '' : TOLD[told]}</p>
      {told === 'shown' ? (
        <Textarea label="The result as text" readOnly autosize value={resultWords(match, players)} />
      ) : null}
      {failed === null ? null : <p role="alert">{failed}</p>}
    </>
  );
}
