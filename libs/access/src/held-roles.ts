import type { Role } from '@adjutant/kernel';
import type { Tables } from '@adjutant/store';
import type { AccessSchema } from './access-migrations.js';
import type { HeldIn } from './acting.js';

/** The roles of single events that an account holds. */
export async function rolesHeldBy({ kysely }: Tables<AccessSchema>, person: string): Promise<readonly HeldIn[]> {
  const rows = await kysely
    .selectFrom('event_roles')
    .select(['event', 'roles'])
    .where('person', '=', person)
    .orderBy('event')
    .execute();
  return rows.map(({ event, roles }) => ({ event, roles: JSON.parse(roles) as readonly Role[] }));
}
