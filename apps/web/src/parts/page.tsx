import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** `narrow`: a form; `reading`: prose and short lists; `wide`: a list with columns. */
  readonly width: 'narrow' | 'reading' | 'wide';
  readonly children: ReactNode;
}

/** The middle of a page that scrolls as a whole. */
export function PageBody({ width, children }: Props) {
  return (
    <div className={styles['page']} data-width={width}>
      {children}
    </div>
  );
}

interface HeadProps {
  readonly title: ReactNode;
  /** How much of it there is, told to whoever does not see it change. */
  readonly count?: string;
  /** What can be done with all of it. */
  readonly children?: ReactNode;
}

export function PageHead({ title, count, children }: HeadProps) {
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <span className={styles['count']} {...(count === undefined ? {} : { role: 'status' })}>
        {count}
      </span>
      {children}
    </header>
  );
}

/** A sentence or two on what stands here, below its heading. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
