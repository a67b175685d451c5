import { openTables, type Tables, type Whereabouts } from '@adjutant/store';
import { ACCESS, type AccessSchema, openAccess } from '@adjutant/access';
import { EVIDENCE, type EvidenceSchema, openBindings } from '@adjutant/evidence';
import { PEOPLE, type PeopleSchema, openPeople } from '@adjutant/people';

/** For programs beside the server: the same tables that it has, wherever they are. Whoever opens them closes them. */
export function openPeopleTables(place: Whereabouts): Promise<Tables<PeopleSchema>> {
  return place.database === undefined ? openPeople(place) : openTables<PeopleSchema>(place.database, PEOPLE);
}

export function openAccessTables(place: Whereabouts): Promise<Tables<AccessSchema>> {
  return place.database === undefined ? openAccess(place) : openTables<AccessSchema>(place.database, ACCESS);
}

export function openBindingTables(place: Whereabouts): Promise<Tables<EvidenceSchema>> {
  return place.database === undefined ? openBindings(place) : openTables<EvidenceSchema>(place.database, EVIDENCE);
}
