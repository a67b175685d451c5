import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './loading.module.css';

/** Nothing for a moment, so that quick answers do not flicker; then a quiet word. */
export function Loading({ what }: { readonly what: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(wait);
  }, []);
  return (
    <div className={styles['loading']} role="status">
      {shown ? (
        <>
          <Loader size="sm" /> <span>Reading {what} …</span>
        </>
      ) : null}
    </div>
  );
}
