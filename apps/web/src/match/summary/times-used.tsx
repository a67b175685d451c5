import type { ChessClockView } from '@adjutant/views';
import type { Side } from '@adjutant/rules';
import { inMinutes } from '../../clock/in-minutes.js';
import { turnInWords } from '../../clock/turn-words.js';
import { useChessClock } from '../../clock/use-clock.js';
import figures from './figures.module.css';
import styles from './summary.module.css';

type Players = { readonly [side in Side]: string };

/** What each has used of the chess clock, turn by turn. */
export function TimesUsed({ id, players }: { readonly id: string; readonly players: Players }) {
  const { data: view } = useChessClock(id);
  if (view === undefined || view.terms === null || view.turns.length === 0) return null;
  const rows = [
    ...view.turns.map(({ turn, spent }) => [turnInWords(turn, players), spent] as const),
    ['All', view.spent] as const,
  ];
  return (
    <section aria-label="Time" className={styles['times']}>
      <h2 className={styles['title']}>Time on the chess clock</h2>
      <table className={figures['figures']}>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            <th scope="col">{players.A}</th>
            <th scope="col">{players.B}</th>
            <th scope="col">Neutral</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([turn, spent], index) => (
            <tr key={index}>
              <th scope="row">{turn}</th>
              {IN_ORDER.map((whose) => (
                <td key={whose}>{spent[whose] === 0 ? '–' : inMinutes(spent[whose])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Out view={view} players={players} />
    </section>
  );
}

const IN_ORDER = ['A', 'B', 'neutral'] as const;

function Out({ view: { out, says }, players }: { readonly view: ChessClockView; readonly players: Players }) {
  return out.map((whose) => (
    <p key={whose}>
      {whose === 'neutral' ? 'The neutral time' : `The time of ${players[whose]}`} has run out
      {says === undefined || whose === 'neutral' ? '.' : `. ${says}`}
    </p>
  ));
}
