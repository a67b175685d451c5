/** Where roles are given for a match: those of its event, or, where it is of none, those of the installation. */
export const staffPageOf = (event: string | undefined): string =>
  event === undefined ? '/staff' : `/tournaments/${encodeURIComponent(event)}/staff`;
