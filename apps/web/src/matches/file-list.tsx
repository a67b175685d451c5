import { mayAs, useMe } from '../access/access-api.js';

interface File {
  readonly path: string;
  readonly name: string;
  readonly says: string;
}

const LEDGERS: File = { path: 'ledger.csv', name: 'Ledgers', says: 'Every line of points, for a spreadsheet (CSV)' };
const RECORD: File = { path: 'export', name: 'Match file', says: 'The record, for another installation' };
const BUNDLE: File = {
  path: 'bundle',
  name: 'Evidence',
  says: 'Record and disputes in one sealed file that proves itself',
};

export function FileList({ match }: { readonly match: string }) {
  const { data: me } = useMe();
  const ofTheMatch = me?.seat?.match === match || mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer');
  const files = [LEDGERS, RECORD, ...(ofTheMatch ? [BUNDLE] : [])];
  return (
    <ul aria-label="Files of this match">
      {files.map(({ path, name, says }) => (
        <li key={path}>
          <a href={`/api/matches/${encodeURIComponent(match)}/${path}`} download>
            {name}
          </a>
          <small>{says}</small>
        </li>
      ))}
    </ul>
  );
}
