import { Button } from '@mantine/core';
import type { StandingsAnswer } from '@adjutant/tournament';
import { ShowMore } from '../show-more.js';
import { usePortion } from '../use-portion.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './standings.module.css';

interface Props {
  readonly standings: StandingsAnswer;
  readonly question: string;
  /** Left out: nobody asks for arithmetic here. */
  readonly onExplain?: (player: string) => void;
}

/** Place, player, and what each tie-break came to. */
export function StandingsTable({ standings: { columns, rows }, question, onExplain }: Props) {
  const { event, named } = useEventPage();
  const factions = new Map(event.entries.map(({ player, faction }) => [player, faction]));
  const cut = new Set(event.cut?.players);
  const words = question.toLowerCase().split(/\s+/);
  const found = rows.filter(({ player }) => {
    const text = `${named(player)} ${factions.get(player) ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { shown, left, more } = usePortion(found, 100, question);
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label="Standings" tabIndex={0}>
        <table className={styles['table']}>
          <Heads columns={columns} explains={onExplain !== undefined} />
          <tbody>
            {shown.map(({ place, shared, byLots, player, values, marks }) => (
              <tr key={player} data-cut={cut.has(player) || undefined}>
                <td>
                  {place ?? '–'}
                  {shared ? '=' : ''}
                </td>
                <th scope="row">
                  {named(player)}
                  <small>
                    {[factions.get(player), ...marks, ...(byLots ? ['by lots'] : [])]
                      .filter((word) => word !== undefined)
                      .join(' · ')}
                  </small>
                </th>
                {values.map((value, at) => (
                  <td key={columns[at]?.name} className={styles['value']}>
                    {value?.shown ?? ''}
                  </td>
                ))}
                {onExplain === undefined ? null : (
                  <td>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`How ${named(player)} comes to that`}
                      onClick={() => onExplain(player)}
                    >
                      How?
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore {...{ left, more }} />
    </>
  );
}

interface HeadsProps {
  readonly columns: StandingsAnswer['columns'];
  readonly explains: boolean;
}

function Heads({ columns, explains }: HeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">Place</th>
        <th scope="col">Player</th>
        {columns.map(({ by, name }, at) => (
          <th key={`${name} ${at}`} scope="col" className={styles['value']}>
            {by === 'record' ? <abbr title={`${name}: won, lost, drawn`}>{name} (W-L-D)</abbr> : name}
          </th>
        ))}
        {explains ? (
          <th scope="col">
            <span className="sr-only">Arithmetic</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
