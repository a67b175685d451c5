import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

export const PEOPLE_REFUSALS = refusals({
  'person/erased': {
    says: 'This person has been erased: only the id is left.',
    when: 'This person has been erased; the id stays, and is not given to anybody again.',
  },
  'person/file-in-use': {
    says: 'The file about people is in use: come again in a moment.',
    when: 'Erased, but another program reads the file of people, so that old bytes may be in it still.',
  },
});

export type PeopleCode = CodeOf<typeof PEOPLE_REFUSALS>;

export const { declined } = refusing<PeopleCode>();
