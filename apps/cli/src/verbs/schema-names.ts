/** Apart from the schemas, which nobody needs who asks for help. */
export const SCHEMA_NAMES = [
  'scenario',
  'script',
  'match-file',
  'bundle',
  'event-bundle',
  'event-file',
  'event-preset',
  'event-rules',
  'event-draft',
  'event-impact',
] as const;
