import { openTables, type Tables } from '@adjutant/store';
import { ACCESS, type AccessSchema, openAccess } from '@adjutant/access';
import { EVIDENCE, type EvidenceSchema, openBindings } from '@adjutant/evidence';
import { PEOPLE, type PeopleSchema, openPeople } from '@adjutant/people';
import type { Settings } from '../settings.js';

type Place = Pick<Settings, 'store' | 'data' | 'database'>;

/** For programs beside the server: the same tables that it has, wherever they are. Whoever opens them closes them. */
export function openPeopleTables(place: Place): Promise<Tables<PeopleSchema>> {
  return place.database === undefined ? openPeople(place) : openTables<PeopleSchema>(place.database, PEOPLE);
}

export function openAccessTables(place: Place): Promise<Tables<AccessSchema>> {
  return place.database === undefined ? openAccess(place) : openTables<AccessSchema>(place.database, ACCESS);
}

export function openBindingTables(place: Place): Promise<Tables<EvidenceSchema>> {
  return place.database === undefined ? openBindings(place) : openTables<EvidenceSchema>(place.database, EVIDENCE);
}

export type { AccessSchema, PeopleSchema };
