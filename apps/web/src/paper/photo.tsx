import { FileInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyedLine } from './keyed.js';

/** A photo of the sheet, as the record names it. */
export interface Shown {
  readonly file: File;
  readonly line: KeyedLine;
}

interface Props {
  readonly shown: Shown | null;
  readonly show: (shown: Shown | null) => void;
}

const LONGEST_NAME = 200;

/**
 * The record names the photo by its digest: whoever shows the file later shows that it is the one. The file itself stays with
 * whoever keyed the sheet in; in a dispute it is added as evidence.
 */
export function Photo({ shown, show }: Props) {
  const [waits, wait] = useState(false);
  // A browser makes digests only where nobody can listen in.
  if (!isSecureContext)
    return <p>A photo of the sheet can be named in the record only over https, or on the machine of the server.</p>;
  const take = async (file: File | null): Promise<void> => {
    if (file === null) return show(null);
    wait(true);
    const digest = hexOf(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    const text = `Photo of the score sheet: ${file.name.slice(0, LONGEST_NAME)}, ${file.size} bytes, SHA-256 ${digest}. Whoever keyed the sheet in keeps the file.`;
    show({
      file,
      line: { says: text, command: { type: 'RecordNote', data: { kind: 'note', text } }, occurredAt: undefined },
    });
    wait(false);
  };
  return (
    <FileInput
      label="Photo of the sheet"
      description="Its digest is recorded; keep the file."
      accept="image/*,application/pdf"
      clearable
      disabled={waits}
      value={shown?.file ?? null}
      onChange={(file) => void take(file)}
    />
  );
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
