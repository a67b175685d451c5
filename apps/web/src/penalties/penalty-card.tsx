import type { PenaltyView } from '@adjutant/dispute';
import { Link } from '../app/ways.js';
import { clockTime, dayOf } from '../common/words.js';
import { Card, Tag } from '../parts/card.js';
import { Meta } from '../parts/list.js';
import { Notice } from '../parts/strip.js';
import { PenaltyActs, type ActsProps } from './penalty-acts.js';

const STANDING: { readonly [standing in PenaltyView['standing']]: string } = {
  stands: 'stands',
  expired: 'expired',
  rescinded: 'rescinded',
};

interface Props extends ActsProps {
  readonly named: (id: string) => string;
}

/** One penalty: what it is for, what it brings, what was appealed and decided, and what can be done now. */
export function PenaltyCard({ named, ...acts }: Props) {
  const { penalty } = acts;
  const { level, infraction, policy, effects, because, by, at, standing, deviation, advised, dispute } = penalty;
  return (
    <Card
      level={2}
      title={`${level.name} for ${infraction.name}`}
      tone={standing === 'stands' ? 'bad' : 'plain'}
      aside={<Tag tone={standing === 'stands' ? 'bad' : 'plain'}>{saysStanding(penalty)}</Tag>}
    >
      <p>{because}</p>
      {effects.length === 0 ? null : <p>{effects.map(({ text }) => text).join('; ')}</p>}
      {deviation === null ? null : (
        <p>
          Another level than the advised one ({advised.level.name}): {deviation}
        </p>
      )}
      {penalty.warning === null ? null : (
        <Notice role="note" tone="bad">
          {penalty.warning}
        </Notice>
      )}
      <Appealed penalty={penalty} named={named} />
      {penalty.rescinded === null ? null : <p>Rescinded: {penalty.rescinded.because}</p>}
      <Meta>
        <span>
          {named(by.id)}, {dayOf(at)}, {policy.name} {policy.version}
          {penalty.expires === null || standing !== 'stands' ? '' : `, until ${dayOf(penalty.expires)}`}
        </span>
        {dispute === null ? null : <Link to={`/disputes/${dispute}`}>The dispute</Link>}
        {penalty.match === null ? null : <Link to={`/matches/${penalty.match}`}>The match</Link>}
      </Meta>
      <PenaltyActs {...acts} />
    </Card>
  );
}

function saysStanding({ appeal, standing }: PenaltyView): string {
  return appeal?.answer === null && standing !== 'rescinded' ? 'appealed' : STANDING[standing];
}

const DECIDED = { upheld: 'upheld', rescinded: 'rescinded', changed: 'changed' } as const;

function Appealed({ penalty, named }: Pick<Props, 'penalty' | 'named'>) {
  const { appeal, level } = penalty;
  if (appeal === null) return <MayAppeal penalty={penalty} />;
  const { answer } = appeal;
  return (
    <>
      <p>
        {named(appeal.by.id)} appealed: {appeal.because}
      </p>
      {answer === null ? null : (
        <p>
          {named(answer.by.id)} has decided the appeal: {DECIDED[answer.verdict]}
          {answer.from === null ? '' : `, from ${answer.from.name} to ${level.name}`}. {answer.because}
        </p>
      )}
    </>
  );
}

/** That it may be appealed, and until when; where it goes with a ruling, that the ruling is what is appealed. */
export function MayAppeal({
  penalty: { appealable, appealUntil, dispute, ruling, rescinded },
}: Pick<Props, 'penalty'>) {
  if (rescinded !== null) return null;
  if (dispute !== null && ruling !== null)
    return (
      <Meta>
        It goes with a ruling: <Link to={`/disputes/${dispute}`}>appeal that one</Link>, while there is time.
      </Meta>
    );
  if (!appealable) return null;
  return (
    <Meta>
      It may be appealed
      {appealUntil === null ? '.' : ` until ${clockTime(Date.parse(appealUntil))}, ${dayOf(appealUntil)}.`}
    </Meta>
  );
}
