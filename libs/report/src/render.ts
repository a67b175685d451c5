import type { Audit } from '@adjutant/views';
import { doubts } from './doubts.js';
import { dispute, entries, ledger, result, seatsAndPeople, times, titleOf } from './sections.js';
import { seal } from './seal.js';
import { Sheet } from './sheet.js';

/** The report as a PDF file. The same audit gives the same bytes, on every machine and on every day. */
export async function renderAudit(audit: Audit): Promise<Buffer> {
  const sheet = new Sheet({
    title: `Audit report: ${audit.title}`,
    subject: `Match ${audit.match}, entries 0 to ${audit.last}`,
    dated: new Date(audit.newest),
    ...(audit.turned && { turned: audit.turned }),
  });
  await titleOf(sheet, audit);
  await seatsAndPeople(sheet, audit);
  await result(sheet, audit);
  await times(sheet, audit);
  sheet.heading('Ledgers');
  sheet.paragraph(
    'Every line that was ever written; lines that a correction took out are struck through and count for nothing.',
  );
  for (const one of audit.ledgers) {
    await ledger(sheet, one, audit.seats.find(({ side }) => side === one.player)?.person ?? one.player);
  }
  sheet.heading('Corrections, rulings and overrides');
  if (audit.interventions.length === 0) sheet.paragraph('There are none.');
  else await entries(sheet, audit.interventions);
  await disputes(sheet, audit);
  await doubts(sheet, audit);
  sheet.heading('The record');
  await entries(sheet, audit.entries);
  seal(sheet, audit);
  return sheet.finish(
    `Adjutant · audit report · ${audit.title}`,
    `Match ${audit.match} · record up to entry ${audit.last} · ${audit.head.slice(0, 16)}`,
  );
}

async function disputes(sheet: Sheet, audit: Audit): Promise<void> {
  sheet.heading('Disputes and rulings');
  if (audit.edition === 'public') {
    sheet.paragraph(
      'What players claimed, said and showed, and who was penalised, is left out of the edition for everybody.',
    );
  }
  if (audit.disputes.length === 0) sheet.paragraph('No judge was called.');
  for (const one of audit.disputes) await dispute(sheet, one);
}
