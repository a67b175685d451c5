import type { KeptEvidence } from '@adjutant/evidence';
import { FileInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { upload } from '../api/client.js';
import type { KeyedLine } from './keyed.js';

/** A photo of the sheet that is kept with the match, and the note by which the record names it. */
export interface Shown {
  readonly file: File;
  readonly line: KeyedLine;
}

interface Props {
  readonly match: string;
  readonly paper: Paper;
  readonly shown: Shown | null;
  readonly show: (shown: Shown | null) => void;
}

export type Paper = keyof typeof CALLED;
const CALLED = { sheet: 'score sheet', slip: 'result slip' } as const;
const LONGEST_NAME = 200;

/** Sent as soon as it is chosen: what no note in the record names is gone a day later. */
export function Photo({ match, paper, shown, show }: Props) {
  const [waits, wait] = useState(false);
  const [trouble, tell] = useState<string | null>(null);
  const [tries, count] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  // Whoever keys in by keyboard goes on from here, once it can be pressed again: the window in which the file was chosen has taken the focus along.
  useEffect(() => {
    if (tries > 0) button.current?.focus();
  }, [tries]);
  const take = async (file: File | null): Promise<void> => {
    show(null);
    tell(null);
    if (file === null) return;
    wait(true);
    try {
      const kept = await upload<KeptEvidence>(`/matches/${encodeURIComponent(match)}/sheet-photos`, file);
      const text = `Photo of the ${CALLED[paper]}: ${file.name.slice(0, LONGEST_NAME)}, ${kept.bytes} bytes, SHA-256 ${kept.hash}.`;
      const command = { type: 'RecordNote', data: { kind: 'note', text } } as const;
      show({ file, line: { says: text, command, occurredAt: undefined } });
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      wait(false);
      count((before) => before + 1);
    }
  };
  return (
    <FileInput
      ref={button}
      data-stop
      label={`Photo of the ${paper}`}
      description={
        waits
          ? 'It is being sent …'
          : 'JPEG, PNG, WebP or PDF, 8 MiB at most; kept with the match. By keyboard: the space bar.'
      }
      accept="image/jpeg,image/png,image/webp,application/pdf"
      clearable
      disabled={waits}
      error={trouble}
      value={shown?.file ?? null}
      onChange={(file) => void take(file)}
    />
  );
}
