import type { MatchView } from '@adjutant/views';
import { agreedText } from './agreed.js';
import styles from './summary.module.css';

interface Props {
  readonly match: MatchView;
  readonly players: { readonly A: string; readonly B: string };
}

const STATES = {
  disputed: 'A player disputes the result: it may still change.',
  overridden: 'A judge let the result stand against what the rules say.',
  decided: 'Officials have decided the result.',
} as const;

/** The result in one sentence, and how it was agreed or ruled. */
export function Outcome({ match, players }: Props) {
  const { result, resultText, resultState, voided, stillSealed } = match;
  const state = resultState !== null && resultState in STATES ? STATES[resultState as keyof typeof STATES] : null;
  return (
    <section aria-label="Result" className={styles['outcome']}>
      <h2>{resultText}</h2>
      {voided === null ? null : <p>The match is void, and the result counts for nothing: {voided.because}</p>}
      {state === null ? null : <p>{state}</p>}
      {result?.decided ? <p>Because: {result.decided.because}</p> : null}
      <p>{agreedText(match, players)}</p>
      {match.depth === undefined ? null : <p>{match.depth}</p>}
      {stillSealed === null ? null : <p>{stillSealed}</p>}
    </section>
  );
}
