import { reportOf, type Audit, type ReportBlock, type ReportSection } from '@adjutant/views';
import { CHART_HEIGHT, roundChart } from './round-chart.js';
import { checkpoint, CHECKPOINT_HEIGHT } from './seal.js';
import { INK, PAGE, Sheet, type Style } from './sheet.js';
import { table } from './table.js';

/** The report as a PDF file. The same audit gives the same bytes, on every machine and on every day. */
export async function renderAudit(audit: Audit): Promise<Buffer> {
  const report = reportOf(audit);
  const sheet = new Sheet({
    title: `Audit report: ${report.title}`,
    subject: report.subject,
    dated: new Date(report.newest),
    ...(audit.turned && { turned: audit.turned }),
  });
  for (const block of report.front) await print(sheet, block);
  for (const section of report.sections) {
    sheet.heading(section.title, keptTogether(section));
    for (const block of section.blocks) await print(sheet, block);
    for (const { title, blocks } of section.parts) {
      sheet.subheading(title);
      for (const block of blocks) await print(sheet, block);
    }
  }
  return sheet.finish(report.head, report.foot);
}

/** What has to fit under a heading. */
function keptTogether({ blocks: [first] }: ReportSection): number {
  if (first?.kind === 'chart') return CHART_HEIGHT;
  return first?.kind === 'checkpoint' ? CHECKPOINT_HEIGHT : 60;
}

async function print(sheet: Sheet, block: ReportBlock): Promise<void> {
  switch (block.kind) {
    case 'words':
      return say(sheet, block);
    case 'table':
      return table(sheet, block);
    case 'chart':
      return roundChart(sheet, block.points);
    case 'checkpoint':
      return checkpoint(sheet, block);
  }
}

type Words = Extract<ReportBlock, { readonly kind: 'words' }>;

/** With how much room below. */
const LOUDNESS: { readonly [as in Words['as']]: Style & { readonly below: number } } = {
  paper: { size: 10, ink: INK.soft, below: 0 },
  void: { face: 'bold', size: 24, below: 4 },
  warning: { face: 'bold', size: 12, below: 0 },
  warned: { size: 9, below: 4 },
  title: { face: 'bold', size: 17, below: 4 },
  result: { size: 10.5, below: 6 },
  plain: { below: 0 },
};

function say(sheet: Sheet, { as, text }: Words): void {
  const { below, ...style } = LOUDNESS[as];
  if (as === 'paper') {
    sheet.line(text, PAGE.left, sheet.y, style);
    sheet.space(16);
    return;
  }
  sheet.paragraph(text, style);
  sheet.space(below);
}
