import { lazy, Suspense, useState } from 'react';
import { Loading } from '../common/loading.js';
import styles from './match-files.module.css';

const FileList = lazy(async () => ({ default: (await import('./file-list.js')).FileList }));

/** A match as files to keep, under names that a person recognises: which, is fetched when somebody asks. */
export function MatchFiles({ match }: { readonly match: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <details className={styles['files']} onToggle={() => setAsked(true)}>
      <summary>Files</summary>
      {asked ? (
        <Suspense fallback={<Loading what="the files" />}>
          <FileList match={match} />
        </Suspense>
      ) : null}
    </details>
  );
}
