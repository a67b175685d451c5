import { is, ROLES, type Static } from '@adjutant/kernel';

/** Who ruled, and as what. */
export const Official = is.object(
  { id: is.name({ says: 'Id of a person.' }), role: is.oneOf(ROLES) },
  { name: 'Official' },
);
export type Official = Static<typeof Official>;
