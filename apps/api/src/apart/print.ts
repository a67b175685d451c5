import type { Printing } from '@adjutant/event';

/** What draws on paper takes long to load, and most servers are seldom asked for paper. */
export const print: Printing = {
  audit: async (audit) => (await import('@adjutant/report')).renderAudit(audit),
  sheets: async (sheets) => (await import('@adjutant/report')).renderSheets(sheets),
  slips: async (slips) => (await import('@adjutant/report')).renderSlips(slips),
  list: async (list) => (await import('@adjutant/report')).renderList(list),
  eventSlips: async (slips) => (await import('@adjutant/report')).renderEventSlips(slips),
};
