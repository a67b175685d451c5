import type { ReactNode } from 'react';

interface Props {
  /** Of which part, as it is called in the sources, and in which state. */
  readonly of: string;
  readonly state: string;
  readonly children: ReactNode;
}

/** One part in one state, under a name by which it is found and photographed. */
export function State({ of, state, children }: Props) {
  return (
    <section aria-label={`${of}: ${state}`} data-part={of} data-state-of-part={state} style={{ marginTop: '1rem' }}>
      {children}
    </section>
  );
}

/** All states of what stands in one file of parts. */
export function Kind({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name} style={{ marginTop: '2rem' }}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** No browser breaks it of its own accord. */
export const LONG = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzesentwurfsverfasserin';
