import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '../../common/copy.js';
import { useRecord } from '../record.js';
import styles from './moments.module.css';

type Copied = { readonly entry: number; readonly link: string; readonly by: 'clipboard' | 'hand' };

/** Copies an address that carries the entry and the hash of what stood after it. Where the browser forbids that, it is shown. */
export function CopyLink() {
  const { id, number } = useRecord();
  const [copied, setCopied] = useState<Copied | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    setFailed(null);
    try {
      const { linkOf } = await import('./link-of.js');
      const link = await linkOf(id, number);
      const by = (await copyText(link)) ? 'clipboard' : 'hand';
      setCopied({ entry: number, link, by });
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const here = copied?.entry === number ? copied : null;
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => void copy()}>
        {here?.by === 'clipboard' ? 'Link copied' : 'Copy link'}
      </Button>
      {here?.by === 'hand' ? (
        <input className={styles['link']} readOnly aria-label="Link to this moment" value={here.link} autoFocus />
      ) : null}
      {failed === null ? null : <span role="alert">{failed}</span>}
    </>
  );
}
