import type { TimelineItem } from '@adjutant/views';

/** Where an entry is, as people say it. */
export const STANDS: { readonly [standing in TimelineItem['standing']]: string } = {
  recorded: 'recorded',
  agreed: 'agreed by both',
  ruled: 'ruled',
};
