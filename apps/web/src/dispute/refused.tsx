import { Problem } from '../api/client.js';
import { Details } from '../common/details.js';
import { adviceOn } from './advice.js';
import styles from './refused.module.css';

/** A refusal: its own sentence, every further reason, and what can be done about it. */
export function Refused({ title, error }: { readonly title: string; readonly error: Error }) {
  const problem = error instanceof Problem ? error : null;
  const advice = adviceOn(problem?.code ?? null);
  const others = (problem?.refusal.reasons ?? []).slice(1);
  return (
    <section className={styles['refused']} role="alert">
      <h3>{title}</h3>
      <p>{error.message}</p>
      {others.length === 0 ? null : (
        <ul>
          {others.map(({ message }, index) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
      {advice === null ? null : <p className={styles['advice']}>{advice}</p>}
      <Details code={problem?.code ?? null} />
    </section>
  );
}
