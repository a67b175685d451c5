import type { ReportCell, ReportColumn, ReportRow, ReportTable as Told } from '@adjutant/views';
import styles from './report.module.css';

/** More columns than a phone has room for: they are pushed aside within the table. */
const MANY = 4;

export function ReportTable({ columns, rows, of }: Told & { readonly of: string }) {
  const wide = columns.length > MANY;
  const named = { role: 'group', 'aria-label': `Table: ${of}`, tabIndex: 0 } as const;
  return (
    <div className={styles['scroller']} {...(wide ? named : {})}>
      <table className={styles['table']} data-wide={wide || undefined} data-pairs={columns.length === 2 || undefined}>
        <caption className="sr-only">{of}</caption>
        <colgroup>
          {columns.map(({ share }, index) => (
            <col key={index} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title, right }, index) =>
              title === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col" data-right={right}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} columns={columns} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ columns, cells, struck, sum }: ReportRow & { readonly columns: readonly ReportColumn[] }) {
  return (
    <tr data-struck={struck} data-sum={sum}>
      {cells.map((cell, index) => {
        const { right, exact } = columns[index] ?? {};
        const is = { 'data-right': right, 'data-exact': exact };
        return index === 0 && cell !== '' ? (
          <th key={index} scope="row" {...is}>
            <Cell cell={cell} />
          </th>
        ) : (
          <td key={index} {...is}>
            <Cell cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

function Cell({ cell }: { readonly cell: ReportCell }) {
  if (typeof cell === 'string') return <span>{cell}</span>;
  return (
    <>
      <span>{cell.text}</span>
      {cell.notes.map((note, index) => (
        <small key={index}>{note}</small>
      ))}
    </>
  );
}
