import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '../common/copy.js';

/** Copies the link of a seat, on a page without https as well. */
export function CopyLinkButton({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState<{ readonly link: string; readonly done: boolean } | null>(null);
  const here = copied?.link === link ? copied : null;
  const copy = async (): Promise<void> => setCopied({ link, done: await copyText(link) });
  return (
    <Button variant="default" onClick={() => void copy()}>
      {here === null ? 'Copy the link' : here.done ? 'Copied' : 'Copy it from the field above'}
    </Button>
  );
}
