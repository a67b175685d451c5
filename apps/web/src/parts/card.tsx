import type { ReactNode } from 'react';
import styles from './card.module.css';

/** What a thing is like, beyond its words: nothing is told by colour alone. */
export type Tone = 'plain' | 'good' | 'bad' | 'open';

interface Props {
  readonly title: ReactNode;
  /** Beside the title, such as a state or a number. */
  readonly aside?: ReactNode;
  readonly tone?: Tone;
  /** What it is called by whoever does not see it, where that is more than its title. */
  readonly label?: string;
  /** Of the heading, by where the card stands on its page. */
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
}

export function Card({ title, aside, tone = 'plain', label, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles['card']} data-tone={tone} aria-label={label}>
      <header>
        <Heading>{title}</Heading>
        {aside}
      </header>
      {children}
    </article>
  );
}

export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
