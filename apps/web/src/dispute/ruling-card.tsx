import type { WholeRuling } from '@adjutant/dispute';
import { useWording } from '../match/match-queries.js';
import { useSteps } from '../match/step/step-queries.js';
import { Details } from '../common/details.js';
import { CheckIcon, CrossIcon } from '../common/icons.js';
import { SideBadge } from '../common/side-badge.js';
import { humanised, timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { concernedBy } from './concerned.js';
import { changedBy, effectOf, entriesOf } from './effect.js';
import { OldAndNew } from './old-and-new.js';
import { Quoted } from './quoted.js';
import { Tag } from '../parts/card.js';
import { Folded } from '../common/folded.js';
import { Jump } from '../parts/jump.js';
import { Notice } from '../parts/strip.js';
import styles from './ruling-card.module.css';

interface Props {
  readonly ruling: WholeRuling;
  /** All of the dispute: one may take the place of another. */
  readonly rulings: readonly WholeRuling[];
}

/** A ruling as it was given: what is done, why, on which rules, and what became of it in the match. */
export function RulingCard({ ruling, rulings }: Props) {
  const { id, named } = useRecord();
  const wording = useWording(id);
  const { instance, verdict, judge, at, remedies, texts, rules, because, accepted, revoked } = ruling;
  return (
    <section className={styles['card']} data-revoked={revoked !== null || undefined} aria-label={titleOf(ruling)}>
      <header>
        <h3>{titleOf(ruling)}</h3>
        {verdict === null ? null : <Tag>{verdict}</Tag>}
        <small>
          {named(judge)}, <time dateTime={at}>{timeOf(at)}</time>
        </small>
      </header>
      <ul className={styles['texts']}>
        {texts.map((text, index) => (
          <li key={index}>{wording?.told(text) ?? text}</li>
        ))}
      </ul>
      <Quoted entries={concernedBy(remedies)} />
      <blockquote>{because}</blockquote>
      {rules.length === 0 ? null : (
        <p className={styles['rules']}>Rests on {rules.map(({ id, name }) => name ?? id).join(', ')}.</p>
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
        <Notice tone="bad">
          <b>Revoked by {named(revoked.by)}.</b> {revoked.because}
        </Notice>
      )}
    </section>
  );
}

function titleOf({ instance, ruling }: WholeRuling): string {
  return instance === 'final' ? 'Final ruling' : `Ruling ${ruling}`;
}

function Penalties({ ruling }: { readonly ruling: WholeRuling }) {
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
  const { id, last, go, named } = useRecord();
  const { outcome } = ruling;
  const entries = entriesOf(outcome);
  const changed = changedBy(ruling, rulings);
  const steps = useSteps(id, changed === null ? [] : [changed.first, changed.last], last);
  const effect = effectOf(changed, steps);
  if (outcome === null) return <p className={styles['pending']}>Being carried out in the match …</p>;
  if (!outcome.carriedOut) {
    return (
      <Notice tone="bad" role="alert">
        <b>Not carried out.</b> {outcome.message} It has to be ruled on again. <Details code={outcome.code} />
      </Notice>
    );
  }
  return (
    <>
      {effect === null ? null : <OldAndNew {...effect} caption="What the ruling changed" />}
      <p className={styles['outcome']} data-good={outcome.asPreviewed || undefined}>
        {outcome.asPreviewed ? <CheckIcon size={14} /> : <CrossIcon size={14} />}
        <span>
          {entries === null ? 'Nothing had to be recorded. ' : 'Carried out as '}
          {entries === null ? null : <Jump onClick={() => go(entries.first)}>entry {entries.first}</Jump>}
          {entries === null ? null : '. '}
          {outcome.asPreviewed
            ? 'The match stands exactly as previewed'
            : 'The match does not stand as previewed: look at it again'}
          .
        </span>
      </p>
      {outcome.penaltiesRefused.map(({ person, code, message }) => (
        <Notice key={person} tone="bad" role="alert">
          <b>The penalty for {named(person)} was not recorded.</b> {message} <Details code={code} />
        </Notice>
      ))}
      <TakenBack takenBack={ruling.takenBack} />
      <Folded>
        <span>
          State of the match after it: <code>{outcome.hash}</code>
        </span>
      </Folded>
    </>
  );
}

function TakenBack({ takenBack }: Pick<WholeRuling, 'takenBack'>) {
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
