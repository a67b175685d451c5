/** The presets that come with the program, as they are chosen from; their rules and sources are on the server. */
export const PRESETS = [
  { value: 'gw', label: 'GW: record, opponents’ records, VP' },
  { value: 'itc', label: 'ITC: wins, battle points' },
  { value: 'wtc', label: 'WTC 20–0' },
  { value: 'amg', label: 'Longshanks / AMG' },
  { value: 'mtr', label: 'MTR: match points, OMW%' },
  { value: 'chess', label: 'Chess: Buchholz, C.07 of 2026' },
  { value: 'chess-2023', label: 'Chess: C.07 of 2023' },
  { value: 'old-world', label: 'Old World, with soft scores' },
] as const;
