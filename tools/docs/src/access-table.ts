import { PERSON_ROLES, type Row } from '@adjutant/kernel';

const REACH: { readonly [reach in Row['player']]: string } = {
  any: 'everywhere',
  'own-event': 'yes',
  'own-match': 'own match',
  'own-side': 'own side',
  'own-entry': 'own entry',
  'own-last': 'own last entries',
  never: '',
};

/** Who may send what, as a table: a line for each command, a column for each role. */
export function accessTable(rows: readonly (readonly [command: string, row: Row])[]): string {
  const head = `| Command | ${PERSON_ROLES.join(' | ')} |\n| --- | ${PERSON_ROLES.map(() => '---').join(' | ')} |`;
  const lines = rows.map(
    ([command, row]) => `| \`${command}\` | ${PERSON_ROLES.map((role) => REACH[row[role]]).join(' | ')} |`,
  );
  return [head, ...lines].join('\n');
}
