import type { PackHeadView } from '@adjutant/views';
import { ReleaseField } from '../games/release-field.js';
import styles from './other-release.module.css';

interface Props {
  readonly of: PackHeadView | undefined;
  readonly release: string;
  readonly choose: (release: string) => void;
}

/** Folded: whoever opens a first match is not asked which release is meant. */
export function OtherRelease({ of, release, choose }: Props) {
  if (of === undefined || of.releases.length < 2) return null;
  return (
    <details className={styles['more']}>
      <summary>Another release of the rules</summary>
      <ReleaseField releases={of.releases} release={release} onChange={choose} />
    </details>
  );
}
