import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '../common/copy.js';
import { handOver } from '../ending/sharing.js';
import type { Parcel } from '../engine/carried/parcel.js';

const SAYS = {
  shared: 'It is handed to what you chose. On the other device: “Take over”, and open the file there.',
  saved: 'The file is saved on this device. Bring it to the other one, and open it there under “Take over”.',
  copied: 'It is copied. On the other device: “Take over”, and paste it there.',
  not: 'This browser does not let a page copy. Hand over the file.',
} as const;

/** As a file, by whatever the device shares with; and as text, for where it shares nothing. */
export function AsFile({ parcel }: { readonly parcel: Parcel }) {
  const [came, set] = useState<keyof typeof SAYS | null>(null);
  const text = JSON.stringify(parcel);
  const file = new File([text], `${nameOf(parcel)}.json`, { type: 'application/json' });
  return (
    <>
      <Button size="md" onClick={() => void handOver(file).then(set)}>
        Hand over a file
      </Button>
      <Button
        size="md"
        variant="default"
        onClick={() => void copyText(text).then((isCopied) => set(isCopied ? 'copied' : 'not'))}
      >
        Copy it as text
      </Button>
      {came === null ? null : <p role="status">{SAYS[came]}</p>}
      {isSecureContext ? null : (
        <p>Over plain http a browser shares nothing: the file is saved, and has to be sent by hand.</p>
      )}
    </>
  );
}

/** What file systems take. */
function nameOf({ title, match }: Parcel): string {
  const plain = (title === '' ? match : title).replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `adjutant-${plain.slice(0, 60)}`;
}
