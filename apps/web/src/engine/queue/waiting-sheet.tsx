import { Link } from '../../app/ways.js';
import { usePeople } from '../../api/queries.js';
import { lookedAt, useViewer } from '../../api/viewer.js';
import { Modal } from '../../common/modal.js';
import { clockTime } from '../../common/words.js';
import { openLineSheet } from '../../offline/line-sheet.js';
import { WithoutLine } from '../../offline/without-line.js';
import { useCarried } from '../carried/use-carried.js';
import { mayDrop } from './carrying.js';
import { Drop } from './drop.js';
import type { Entry } from './item.js';
import { becauseOf, carriedInWords, forWhat, onThisPhone, unreadInWords, type Group } from './on-this-phone.js';
import { usePromised } from './promised.js';
import { useUnread } from './queues.js';
import { useClosed } from './use-closed.js';
import { useSaid } from './use-said.js';
import styles from './waiting-sheet.module.css';

interface Props {
  readonly isLost: boolean;
  readonly groups: readonly Group[];
}

/** What waits on this device, since when, whose it is, for what it waits, and what can be done about it. */
export default function WaitingSheet({ isLost, groups }: Props) {
  const { presses, match } = useCarried();
  const unread = useUnread().length;
  const promised = usePromised(groups.length > 0);
  const close = (): void => openLineSheet(false);
  return (
    <Modal
      opened
      onClose={close}
      title={isLost ? 'The server does not answer' : 'What waits on this device'}
      fullScreen={matchMedia('(max-width: 40em)').matches}
    >
      <div
        className={styles['sheet']}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) close();
        }}
      >
        <WithoutLine />
        {groups.map((group) => (
          <Waiting key={group.key} group={group} />
        ))}
        {groups.length > 0 && promised === false ? <p>{NOT_PROMISED}</p> : null}
        {match === null ? null : (
          <p>
            {carriedInWords(presses)} <Link to={`/matches/${match}/take-over`}>What was taken over</Link>
          </p>
        )}
        {unread === 0 ? null : <p>{unreadInWords(unread)}</p>}
        {groups.length === 0 && presses === 0 && unread === 0 ? <p>Nothing waits on this device.</p> : null}
      </div>
    </Modal>
  );
}

const NOT_PROMISED =
  'This browser has not promised to keep it: where this device runs out of room it may be thrown away. Do not wait long for a line, or hand it over.';

/** Of one person for one match. What somebody else has pressed here is theirs to send, and theirs to give up. */
function Waiting({ group: { entries, here } }: { readonly group: Group }) {
  const called = usePeople();
  const [first] = entries;
  // Of a match that takes nothing any more nobody comes for it.
  const isClosed = useClosed(first?.item.match ?? '') !== null;
  if (first === undefined) return null;
  const { by, at } = first.item;
  return (
    <section>
      <h3>{onThisPhone(entries.length)}</h3>
      <p>
        {`${by === '' ? 'Pressed' : `Pressed by ${called(by)}`} since ${clockTime(Date.parse(at))}.`}{' '}
        {becauseOf(entries) ?? forWhat(entries)}
      </p>
      <ul>
        {entries.map((entry) => (
          <Line key={entry.item.id} entry={entry} mayDrop={isClosed || mayDrop(entry.item, here, Date.now())} />
        ))}
      </ul>
      <Ways entries={entries} />
    </section>
  );
}

function Line({ entry: { item, standing }, mayDrop: may }: { readonly entry: Entry; readonly mayDrop: boolean }) {
  const said = useSaid(item.match);
  return (
    <li>
      <span>
        {said(item)} {standing.is === 'refused' ? `It is not recorded after all: ${standing.error.message}` : ''}
      </span>
      {may ? <Drop item={item} /> : null}
    </li>
  );
}

function Ways({ entries }: { readonly entries: readonly Entry[] }) {
  const viewer = useViewer();
  const [first] = entries;
  return first === undefined ? null : (
    <p className={styles['ways']}>
      <Link to={`/matches/${first.item.match}/table`}>The table</Link>
      <Link to={lookedAt(`/matches/${first.item.match}/hand-over`, viewer)}>
        {becauseOf(entries) === null ? 'Hand over' : 'Hand over, or tell a judge'}
      </Link>
    </p>
  );
}
