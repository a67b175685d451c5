import type { Printing } from '@adjutant/event';

/** What draws on paper takes long to load, and most servers are seldom asked for paper. */
export const print: Printing = async (audit) => {
  const { renderAudit } = await import('@adjutant/report');
  return renderAudit(audit);
};
