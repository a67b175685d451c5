import { is, Role, type Static } from '@adjutant/kernel';
import { PenaltyEffect } from './effect.js';

export { PenaltyEffect, type Whose } from './effect.js';

export const PolicySource = is.object(
  { document: is.anyText(), section: is.anyText(), checked: is.yes() },
  {
    name: 'PolicySource',
    says: 'Where a line of a policy stands, and whether it was read there or taken from what is generally said of the document.',
  },
);
export type PolicySource = Static<typeof PolicySource>;

export const PolicyDocument = is.object(
  {
    title: is.anyText(),
    publisher: is.anyText(),
    version: is.anyText(),
    date: is.optional(is.anyText()),
    url: is.optional(is.anyText()),
    note: is.optional(is.anyText({ says: 'What of it was at hand when the policy was written down.' })),
  },
  { name: 'PolicyDocument' },
);
export type PolicyDocument = Static<typeof PolicyDocument>;

export const Span = is.byMember(
  'of',
  [
    is.object({ of: is.oneOf(['match', 'day', 'event', 'always']) }),
    is.object({ of: is.exactly('season'), from: is.anyText() }),
    is.object({ of: is.exactly('days'), days: is.anyWhole() }),
  ],
  {
    name: 'PenaltySpan',
    says: 'How far back something counts. A day is a calendar day at the venue; a season begins on a day of the year, `09-01`.',
  },
);
export type Span = Static<typeof Span>;

export const PenaltyLevel = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    effects: is.many(PenaltyEffect),
    may: is.many(Role, { says: 'Roles that may issue it.' }),
    lasts: is.says('How long it counts and shows as standing.', Span),
    source: PolicySource,
  },
  {
    name: 'PenaltyLevel',
    says: 'A rung of the ladder. The list of a policy goes from the mildest to the severest.',
  },
);
export type PenaltyLevel = Static<typeof PenaltyLevel>;

export const Infraction = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    category: is.anyText(),
    summary: is.anyText({ says: 'At most 25 words, our own.' }),
    level: is.anyText(),
    effects: is.optional(is.many(PenaltyEffect, { says: 'What comes with it beside what its level brings.' })),
    source: PolicySource,
  },
  { name: 'Infraction' },
);
export type Infraction = Static<typeof Infraction>;

const ids = () => is.optional(is.many(is.anyText()));

const Concerning = is.object(
  { categories: ids(), infractions: ids(), except: ids() },
  { says: 'What it is about: every infraction, where nothing is named.' },
);
export type Concerning = Static<typeof Concerning>;

export const Escalation = is.object(
  {
    id: is.anyText(),
    summary: is.anyText(),
    concerns: is.optional(Concerning),
    from: is.optional(
      is.anyText({
        says: 'It applies where the penalty would be at least this one; to every one where it is left out.',
      }),
    ),
    counts: is.object({
      same: is.oneOf(['infraction', 'category', 'any']),
      least: is.optional(
        is.anyText({ says: 'Earlier penalties of at least this level; of every level where it is left out.' }),
      ),
    }),
    within: Span,
    times: is.anyWhole({ says: 'How many earlier penalties it takes.' }),
    to: is.says(
      'To a level, or one rung up for every earlier penalty from `times` on.',
      is.either(is.object({ level: is.anyText() }), is.object({ rungs: is.anyWhole(), most: is.anyText() })),
    ),
    source: PolicySource,
  },
  {
    name: 'Escalation',
    says: 'One way in which earlier penalties make the next one severer. Everything in it is a threshold (at least this level, at least so many), so that more history can never make a penalty milder.',
  },
);
export type Escalation = Static<typeof Escalation>;

/** A policy of penalties: a ladder, what is put on which rung, and what earlier penalties do. Written by hand as data. */
export const PolicyFile = is.object({
  $schema: is.optional(is.anyText({ says: 'Where its schema is, for editors.' })),
  id: is.anyText(),
  name: is.anyText(),
  version: is.anyText(),
  documents: is.mapOf(PolicyDocument),
  levels: is.many(PenaltyLevel),
  categories: is.mapOf(is.anyText()),
  infractions: is.many(Infraction),
  escalation: is.many(Escalation),
  deviation: is.object(
    { may: is.many(Role), source: PolicySource },
    { says: 'Roles that may give another penalty than the one that follows from the policy; each time with a reason.' },
  ),
  visibleTo: is.many(Role, { says: 'Who may see the penalties of a person, beside that person.' }),
});
export type PolicyFile = Static<typeof PolicyFile>;

/** A policy as it is pinned: with the digest of its file. */
export const Policy = is.named(
  'Policy',
  is.says(
    'A policy of penalties as it is pinned: a ladder, what is put on which rung, what earlier penalties do, and the digest of its file.',
    is.extended(PolicyFile, { digest: is.anyText() }),
  ),
);
export type Policy = Static<typeof Policy>;
