import { is, type Static } from '@adjutant/kernel';

/** `already`: this very record was here before. */
export const Imported = is.object(
  {
    outcome: is.oneOf(['recorded', 'already']),
    id: is.anyText(),
    revision: is.anyWhole(),
    head: is.anyText({ says: 'The hash of the last event.' }),
  },
  { name: 'Imported' },
);
export type Imported = Static<typeof Imported>;
