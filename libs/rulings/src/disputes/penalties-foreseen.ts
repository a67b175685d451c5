import { RuledPenalty, type Penalty } from '@adjutant/dispute';
import { is, namedId, type Actor, type Static } from '@adjutant/kernel';
import type { Remedy } from '@adjutant/match';
import type { PenaltyRecorder } from '../penalties/penalty-recorder.js';

const { person, policy, infraction, level } = RuledPenalty.properties;

/** A penalty that a judge thinks of giving with a ruling. */
export const PenaltyForeseen = is.object({ person, policy, infraction, level }, { name: 'PenaltyForeseen' });
export type PenaltyForeseen = Static<typeof PenaltyForeseen>;

/** What of a ruling is looked at before it is given. */
export interface RulingForeseen {
  readonly remedies: readonly Remedy[];
  readonly penalties: readonly PenaltyForeseen[];
}

interface Ruling {
  readonly match: string;
  readonly dispute: string;
  readonly by: Actor;
}

/** They as they would stand; one that would not be recorded does nothing: it is refused when the ruling is given. */
export async function foreseenWith(
  recorder: Pick<PenaltyRecorder, 'foresee'>,
  asked: readonly PenaltyForeseen[],
  { match, dispute, by }: Ruling,
): Promise<readonly Penalty[]> {
  const foreseen = await Promise.all(
    asked.map((one, index) => {
      const data = {
        ...{ penalty: namedId(`preview/${dispute}/${index}`), ...one, match, dispute, by },
        ...{ because: 'Previewed', deviation: 'Previewed' },
      };
      const command = { type: 'IssuePenalty', data } as const;
      return recorder.foresee(command, { person: one.person, roles: [by.role], actor: SERVER, occurredAt: WHENEVER });
    }),
  );
  return foreseen.filter((one): one is Penalty => !('code' in one));
}

/** When it happened changes what is advised, and nothing of what a level does. */
const WHENEVER = new Date(0).toISOString();
const SERVER = { id: 'liaison', role: 'system' } as const;
