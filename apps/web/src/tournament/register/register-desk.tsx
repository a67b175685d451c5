import { usePeople } from '../../api/queries.js';
import { whoAs } from '../../common/nameless.js';
import { dayOf, timeOf } from '../../common/words.js';
import { Desk, DeskHead } from '../../parts/desk.js';
import { Nothing, Rows } from '../../parts/list.js';
import { Corrections } from '../impact/corrections.js';
import { useEventPage } from '../use-tournament-page.js';

/** Whatever was done to an event by hand, late, or once more. It is printed in its report. */
export default function RegisterDesk() {
  const { event, inWords } = useEventPage();
  const called = usePeople();
  return (
    <Desk width="reading" spaced>
      <DeskHead
        title="Register of irregular acts"
        says="Hand edits of a draft, changes after publishing, corrected results of closed rounds, changed settings, late lists."
      />
      {event.irregular.length === 0 ? (
        <Nothing>Nothing irregular was done.</Nothing>
      ) : (
        <Rows below>
          {event.irregular.toReversed().map(({ entry, sentence, at, by }) => (
            <li key={entry}>
              {inWords(sentence)}
              <small>
                {dayOf(at)}, {timeOf(at)}, by {whoAs(called, by.id, by.role)}; entry {entry}
              </small>
            </li>
          ))}
        </Rows>
      )}
      <Corrections inWords={inWords} />
    </Desk>
  );
}
