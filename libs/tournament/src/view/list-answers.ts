import { is, Reason, type Static } from '@adjutant/kernel';
import { ShownList } from './tournament-view.js';

const MOST = 1024 * 1024;

/** An army list that is brought, or looked at before it is. */
export const BringList = is.object(
  {
    player: is.name({ says: 'Whose list it is.' }),
    text: is.optional({ ...is.anyText({ says: 'The list, as it was copied.' }), maxLength: MOST }),
    file: is.optional({
      ...is.anyText({ says: 'In place of text: the bytes of a file, in Base64.' }),
      maxLength: MOST,
    }),
    reader: is.optional(is.name({ says: 'Which program wrote it, where that is not recognised.' })),
    unread: is.optional(
      is.yes({ says: 'Bring it although nothing here can read it: a person looks at it, and it counts as unchecked.' }),
    ),
    because: is.optional(is.because({ says: 'Why an official takes it although it is late, or not legal.' })),
  },
  { name: 'BringList' },
);
export type BringList = Static<typeof BringList>;

const Left = is.object({
  line: is.optional(is.anyWhole()),
  node: is.optional(is.anyText()),
  text: is.anyText(),
  why: is.optional(is.anyText()),
});

const Army = is.object(
  {
    faction: is.anyText(),
    detachment: is.orNull(is.anyText()),
    detachments: is.optional(is.many(is.anyText(), { says: 'All of them by name, where there are several.' })),
    told: is.optional(
      is.many(
        is.object({
          choice: is.anyText({ says: 'Name of the choice, as the pack has it.' }),
          option: is.anyText({ says: 'Name of its option; as it is written, where the pack has none of that name.' }),
        }),
        { says: 'What the list tells of choices that lists tell; left out where it tells none.' },
      ),
    ),
    points: is.orNull(is.anyWhole({ says: 'As the list states them.' })),
    units: is.many(
      is.object({
        name: is.anyText(),
        models: is.orNull(is.anyWhole()),
        points: is.orNull(is.anyWhole()),
      }),
    ),
  },
  { name: 'ArmyRead' },
);

/** What is read in a list, and what the pack says of it. */
export const LookedAtList = is.object(
  {
    check: is.oneOf(['legal', 'illegal', 'unchecked'], { says: 'What the pack of the event says.' }),
    reader: is.orNull(is.anyText(), { says: 'Who wrote it, as it was recognised; null where nothing here reads it.' }),
    title: is.orNull(is.anyText()),
    army: is.orNull(Army, { says: 'What was read; null where nothing here reads it.' }),
    left: is.many(Left, { says: 'What was not understood.' }),
    against: is.many(Reason, { says: 'What speaks against it.' }),
    open: is.many(Reason, { says: 'What nobody has checked, and why.' }),
  },
  { name: 'LookedAtList' },
);
export type LookedAtList = Static<typeof LookedAtList>;

export const BroughtListAnswer = is.named(
  'BroughtListAnswer',
  is.extended(LookedAtList, { outcome: is.oneOf(['recorded', 'already']), list: ShownList }),
);
export type BroughtListAnswer = Static<typeof BroughtListAnswer>;

export const ListOfEntrant = is.named(
  'ListOfEntrant',
  is.extended(LookedAtList, {
    player: is.anyText(),
    name: is.anyText(),
    list: is.says('As the record has it; `check` is what stood when it was brought.', ShownList),
    at: is.anyText({ says: 'When it was brought, ISO 8601 in UTC.' }),
    text: is.orNull(is.anyText(), { says: 'What was brought; null where it was a file.' }),
    file: is.orNull(is.anyText(), { says: 'The bytes of the file in Base64.' }),
  }),
);
export type ListOfEntrant = Static<typeof ListOfEntrant>;
