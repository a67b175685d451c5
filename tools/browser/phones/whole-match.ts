import { staffed } from '../staffed.js';
import { sharedStage, type Stage } from '../stage.js';
import { bothRead, recordOf, type Recorded } from './match-on-phones.js';
import { codeOf, openMatch, sitDown, type Opening, type Phones } from './two-phones.js';

/** A busy machine is slow, not wrong. */
const WHOLE_MATCH_MS = 600_000;

export interface WholeMatch extends Opening {
  readonly called: string;
  /** All that is done on the two phones, up to the result that both have confirmed. */
  readonly played: (phones: Phones) => Promise<void>;
  /** What both phones and the record say of it then. */
  readonly comesTo: Omit<Recorded, 'status' | 'intact'>;
}

/** One test: a match on two phones, from the codes of the seats to the confirmed result. */
export function wholeMatch({ called, played, comesTo, ...opening }: WholeMatch): void {
  let organizer = '';
  const stage: Stage = sharedStage(async () => void ({ organizer } = await staffed(stage)), {
    ADJUTANT_ACCESS: 'staffed',
  });

  test(
    called,
    async () => {
      const desk = await openMatch(stage, organizer, opening);
      const [, , match = ''] = new URL(desk.url()).pathname.split('/');
      const phones = await sitDown(stage, { A: await codeOf(desk, 'A'), B: await codeOf(desk, 'B') });
      await desk.close();
      await played(phones);
      const { ada, ben } = comesTo;
      expect(await bothRead(phones)).toEqual({ ada, ben });
      expect(await recordOf(stage, match, organizer)).toEqual({ status: 'confirmed', intact: true, ...comesTo });
    },
    WHOLE_MATCH_MS,
  );
}
