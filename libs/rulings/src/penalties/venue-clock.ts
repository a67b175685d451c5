/** The server stands at the venue: its clock says what a day is there. */
export function minutesAhead(at: string): number {
  return -new Date(at).getTimezoneOffset();
}
