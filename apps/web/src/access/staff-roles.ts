import type { StaffRole } from '@adjutant/access';

/** Roles that somebody signs in for; players have seats, and spectators need nothing. */
export const ROLES: readonly { readonly value: StaffRole; readonly label: string }[] = [
  { value: 'organizer', label: 'Organizer: staff, people, matches' },
  { value: 'head-judge', label: 'Head judge: appeals, rewinding' },
  { value: 'judge', label: 'Judge: calls, rulings, corrections' },
  { value: 'scorekeeper', label: 'Scorekeeper: writes down what both players do' },
];
