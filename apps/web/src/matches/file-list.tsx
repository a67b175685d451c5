import type { KeptPhotos } from '@adjutant/evidence';
import { useQuery } from '@tanstack/react-query';
import { mayAs, useMe } from '../access/access-api.js';
import { get } from '../api/client.js';
import { Link } from '../app/ways.js';

interface File {
  readonly path: string;
  readonly name: string;
  readonly says: string;
}

const REPORT: File = { path: 'report.pdf', name: 'Report on paper', says: 'All of it, to print (PDF)' };
const SHEET: File = { path: 'sheet.pdf', name: 'Score sheet', says: 'To fill in by hand and to sign (PDF)' };
const SLIP: File = {
  path: 'slip.pdf',
  name: 'Result slip',
  says: 'What it came to, to fill in by hand and to sign (PDF)',
};
const LEDGERS: File = { path: 'ledger.csv', name: 'Ledgers', says: 'Every line of points, for a spreadsheet (CSV)' };
const USES: File = {
  path: 'uses.csv',
  name: 'Uses',
  says: 'What was used, and at which cost, for a spreadsheet (CSV)',
};
const LINES: File = {
  path: 'events.jsonl',
  name: 'Entries',
  says: 'The record line by line, for a program (JSON Lines)',
};
const RECORD: File = { path: 'export', name: 'Match file', says: 'The record, for another installation' };
const BUNDLE: File = {
  path: 'bundle',
  name: 'Evidence',
  says: 'Record and disputes in one sealed file that proves itself',
};

export function FileList({ match }: { readonly match: string }) {
  const { data: me } = useMe();
  const keepsScores = mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer');
  const ofTheMatch = me?.seat?.match === match || keepsScores;
  const files = [REPORT, SHEET, SLIP, LEDGERS, USES, LINES, RECORD, ...(ofTheMatch ? [BUNDLE] : [])];
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
      {ofTheMatch ? <SheetPhotos match={match} /> : null}
      {keepsScores ? (
        <li>
          <Link to={`/matches/${encodeURIComponent(match)}/sheet`}>Key in a sheet or a slip</Link>
          <small>What was filled in by hand, afterwards</small>
        </li>
      ) : null}
    </ul>
  );
}

/** Photos of the sheets that were filled in by hand, for whoever plays the match or works at the event. */
function SheetPhotos({ match }: { readonly match: string }) {
  const path = `/matches/${encodeURIComponent(match)}/sheet-photos`;
  const { data } = useQuery({
    queryKey: ['sheet-photos', match],
    queryFn: ({ signal }) => get<KeptPhotos>(path, signal),
  });
  return data?.photos.map(({ hash, at }) => (
    <li key={hash}>
      <a href={`/api/evidence/${hash}?match=${encodeURIComponent(match)}`}>Photo of the score sheet</a>
      <small>
        Sent {new Date(at).toLocaleString()}, SHA-256 {hash.slice(0, 12)}…
      </small>
    </li>
  ));
}
