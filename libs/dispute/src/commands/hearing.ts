import { is, type Static } from '@adjutant/kernel';
import { seat } from '../members.js';

export const AcceptJudge = is.message(
  'AcceptJudge',
  is.object({
    side: seat('Who accepts the judge.'),
    judge: is.name({ says: 'Id of the judge, as the refusal and the queue name them.' }),
  }),
  'A player lets this judge rule although they share a club or a nation; said by the player, and by nobody in their name. Records JudgeAccepted: a player lets a judge rule in spite of a shared club or nation.',
);

export const MakeStatement = is.message(
  'MakeStatement',
  is.object({ side: seat('Who says it.'), text: is.prose({ longest: 4_000 }) }),
  'What is said before a ruling. Records StatementMade.',
);

export const AddEvidence = is.message(
  'AddEvidence',
  is.object({
    hash: is.hash({ says: 'Of a file that was sent before.' }),
    caption: is.optional(is.text({ longest: 200 })),
    side: is.optional(seat('The player whose evidence it is; left out where staff adds it.')),
  }),
  '`hash`: of a file that was uploaded before, to `POST /api/disputes/{id}/evidence`. Records EvidenceAdded.',
);

export const WithholdEvidence = is.message(
  'WithholdEvidence',
  is.object({
    hash: is.hash({ says: 'Of a file that was added to this dispute.' }),
    because: is.prose({ says: 'Why it may not be shown any more.' }),
  }),
  'Erases a file of evidence; its hash stays in the record. Records EvidenceWithheld: the file is erased, its hash stays.',
);

export const GrantTime = is.message(
  'GrantTime',
  is.object({
    minutes: is.optional(
      is.whole({ least: 1, most: 180, says: 'Minutes; as many as are suggested where it is left out.' }),
    ),
  }),
  'Without `minutes`: as many as are suggested. Records TimeGranted.',
);

export type AcceptJudge = Static<typeof AcceptJudge>;
export type MakeStatement = Static<typeof MakeStatement>;
export type AddEvidence = Static<typeof AddEvidence>;
export type WithholdEvidence = Static<typeof WithholdEvidence>;
export type GrantTime = Static<typeof GrantTime>;
