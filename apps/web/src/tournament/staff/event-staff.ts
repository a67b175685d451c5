/** What changes with every role that is given or taken. */
export const staffKey = (event: string) => ['tournament', event, 'staff'] as const;

export const staffPath = (event: string): string => `/tournaments/${encodeURIComponent(event)}/staff`;
