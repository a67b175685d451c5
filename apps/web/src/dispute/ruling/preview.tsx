import type { Preview as PreviewAnswer } from '@adjutant/rulings';
import { Details } from '../../common/details.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { OldAndNew } from '../old-and-new.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import styles from './ruling.module.css';
import type { Previewing } from './use-previewed.js';

const LateImpact = late(() => import('./impact-of-ruling.js'), { what: 'what it changes in the event' });

/** What the remedies would do: old and new side by side. Nothing is recorded. */
export function Preview({ previewing }: { readonly previewing: Previewing }) {
  const { answer, error, fresh, retry } = previewing;
  return (
    <section className={styles['preview']} aria-label="Preview" aria-busy={!fresh}>
      <header>
        <h3>Preview</h3>
        <span className={styles['notice']}>Nothing is recorded</span>
      </header>
      {error ? (
        <Trouble title="This cannot be previewed" error={error} retry={retry} />
      ) : answer ? (
        <Notice answer={answer} fresh={fresh} />
      ) : (
        <Loading what="the preview" />
      )}
    </section>
  );
}

function Notice({ answer, fresh }: { readonly answer: PreviewAnswer; readonly fresh: boolean }) {
  const { refusal, before, after, differences, result, impact } = answer;
  return (
    <div data-stale={!fresh || undefined} className={styles['told']}>
      {refusal ? (
        <div className={styles['refused']} role="alert">
          <p>{refusal.message}</p>
          {refusal.reasons.slice(1).map(({ message }, index) => (
            <p key={index}>{message}</p>
          ))}
          <Details code={refusal.code} />
        </div>
      ) : (
        <>
          <OldAndNew before={before} after={after} caption="Now, and after this ruling" />
          {differences.length === 0 ? (
            <Note small>Nothing in the match changes.</Note>
          ) : (
            <ul className={styles['differences']} aria-label="What changes">
              {differences.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ul>
          )}
          {result.before === result.after ? null : (
            <p className={styles['result']}>
              <b>Result:</b> {result.before ?? 'none yet'} → <b>{result.after ?? 'none'}</b>
            </p>
          )}
          {impact === undefined ? null : <LateImpact impact={impact} />}
        </>
      )}
    </div>
  );
}
