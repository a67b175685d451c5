import { useSteps } from '../api/queries.js';
import type { Ruling } from '../api/dispute-types.js';
import { CheckIcon, CrossIcon } from '../common/icons.js';
import { SideBadge } from '../common/side-badge.js';
import { humanised, timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { concernedBy } from './concerned.js';
import { changedBy, effectOf, entriesOf } from './effect.js';
import { OldAndNew } from './old-and-new.js';
import { Quoted } from './quoted.js';
import styles from './ruling-card.module.css';

interface Props {
  readonly ruling: Ruling;
  /** All of the dispute: one may take the place of another. */
  readonly rulings: readonly Ruling[];
}

/** A ruling as it was given: what is done, why, on which rules, and what became of it in the match. */
export function RulingCard({ ruling, rulings }: Props) {
  const { named } = useRecord();
  const { instance, verdict, judge, at, remedies, texts, rules, because, accepted, revoked } = ruling;
  return (
    <section className={styles['card']} data-revoked={revoked !== null || undefined} aria-label={titleOf(ruling)}>
      <header>
        <h3>{titleOf(ruling)}</h3>
        {verdict === null ? null : <span className={styles['tag']}>{verdict}</span>}
        <small>
          {named(judge)}, <time dateTime={at}>{timeOf(at)}</time>
        </small>
      </header>
      <ul className={styles['texts']}>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <Quoted entries={concernedBy(remedies)} />
      <blockquote>{because}</blockquote>
      {rules.length === 0 ? null : (
        <p className={styles['rules']}>Rests on {rules.map(({ name }) => name).join(', ')}.</p>
      )}
      <Penalties ruling={ruling} />
      <Became ruling={ruling} rulings={rulings} />
      {accepted.length === 0 || instance === 'final' ? null : (
        <p className={styles['accepted']}>
          Accepted by{' '}
          {accepted.map((side) => (
            <SideBadge key={side} side={side} />
          ))}
        </p>
      )}
      {revoked === null ? null : (
        <p className={styles['revoked']}>
          <b>Revoked by {named(revoked.by)}.</b> {revoked.because}
        </p>
      )}
    </section>
  );
}

function titleOf({ instance, ruling }: Ruling): string {
  return instance === 'final' ? 'Final ruling' : `Ruling ${ruling}`;
}

function Penalties({ ruling }: { readonly ruling: Ruling }) {
  const { named } = useRecord();
  if (ruling.penalties.length === 0) return null;
  return (
    <ul className={styles['penalties']}>
      {ruling.penalties.map(({ person, infraction, level, because }, index) => (
        <li key={index}>
          <b>{humanised(level)}</b> for {named(person)}: {humanised(infraction).toLowerCase()}. {because}
        </li>
      ))}
    </ul>
  );
}

/** Whether the match came to stand as it was previewed, and where both players stood before and after. */
function Became({ ruling, rulings }: Props) {
  const { id, last, go } = useRecord();
  const { outcome } = ruling;
  const entries = entriesOf(outcome);
  const changed = changedBy(ruling, rulings);
  const steps = useSteps(id, changed === null ? [] : [changed.first, changed.last], last);
  const effect = effectOf(changed, steps);
  if (outcome === null) return <p className={styles['pending']}>Being carried out in the match …</p>;
  if (!outcome.carriedOut) {
    return (
      <p className={styles['failed']} role="alert">
        <b>Not carried out.</b> {outcome.message} <code>{outcome.code}</code> It has to be ruled on again.
      </p>
    );
  }
  return (
    <>
      {effect === null ? null : <OldAndNew {...effect} caption="What the ruling changed" />}
      <p className={styles['outcome']} data-good={outcome.asPreviewed || undefined}>
        {outcome.asPreviewed ? <CheckIcon size={14} /> : <CrossIcon size={14} />}
        <span>
          {entries === null ? 'Nothing had to be recorded. ' : 'Carried out as '}
          {entries === null ? null : (
            <button type="button" className={styles['jump']} onClick={() => go(entries.first)}>
              entry {entries.first}
            </button>
          )}
          {entries === null ? null : '. '}
          {outcome.asPreviewed
            ? 'The match stands exactly as previewed'
            : 'The match does not stand as previewed: look at it again'}
          , state <code title={outcome.hash}>{short(outcome.hash)}</code>.
        </span>
      </p>
      <TakenBack takenBack={ruling.takenBack} />
    </>
  );
}

function TakenBack({ takenBack }: Pick<Ruling, 'takenBack'>) {
  if (takenBack === null) return null;
  return (
    <p className={styles['outcome']} data-good={takenBack.restored || undefined}>
      {takenBack.restored ? <CheckIcon size={14} /> : <CrossIcon size={14} />}
      <span>
        Taken back{takenBack.entry === null ? '' : ` as entry ${takenBack.entry}`}.{' '}
        {takenBack.restored
          ? 'What stood before the ruling stands again.'
          : 'The match has moved on since, so that it does not stand as before the ruling.'}
      </span>
    </p>
  );
}

const short = (hash: string): string => hash.replace(/^sha256[:-]/, '').slice(0, 10);
