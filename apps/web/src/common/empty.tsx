import type { ReactNode } from 'react';
import styles from './empty.module.css';

export function Empty({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className={styles['empty']}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
