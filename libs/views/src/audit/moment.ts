/** 2026-07-04T10:15:03.123Z as `2026-07-04 10:15:03`, in UTC as stored. */
export function momentText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
