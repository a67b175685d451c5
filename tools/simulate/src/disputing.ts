import { toldOf } from '@adjutant/contexts';
import type { DisputeCommand, RemedyAsked } from '@adjutant/dispute';
import { namedId, sameJson, type Role } from '@adjutant/kernel';
import { holds } from './broken.js';
import type { Hall } from './hall.js';
import type { Sent } from './installation.js';
import { MOST } from './reports.js';

/** Commands to the dispute about a match, in a record of its own. */
function about(match: string, name: string): (command: DisputeCommand, role: Role) => Sent {
  const id = namedId(`dispute/${match}/${name}`);
  return (command, role) => {
    const commandId = namedId(`${id}/${JSON.stringify(command)}`);
    return { to: 'dispute', id, match, command, commandId, role };
  };
}

const called = (match: string): DisputeCommand => ({
  type: 'CallJudge',
  data: { match, claim: 'the slip was misread' },
});
const ruled = (remedy: RemedyAsked, because: string): DisputeCommand => ({
  type: 'GiveRuling',
  data: { remedies: [remedy], because },
});
const STANDS: RemedyAsked = { kind: 'none' };

/** A judge is called to a table and comes, and what was played stands. */
export function disputeOver(match: string): readonly Sent[] {
  const sent = about(match, 'at the table');
  return [
    sent(called(match), 'organizer'),
    sent({ type: 'ClaimCall', data: {} }, 'judge'),
    sent(ruled(STANDS, 'it was as it is recorded'), 'judge'),
  ];
}

/** A ruling decides a table otherwise; one in three is taken back, and leaves nothing behind. `name`: on which occasion. */
export async function rulesAnew(hall: Hall, match: string, name: string): Promise<void> {
  const [sent, chance] = [about(match, name), hall.of(`ruling ${name} ${match}`)];
  const awarded = { A: 20 + chance.below(MOST), B: chance.below(MOST) };
  const decides = {
    kind: 'decide',
    outcome: { A: 'win', B: 'loss' },
    ground: 'judge',
    awarded: { unit: 'vp', ...awarded },
  };
  const [points, before] = [hall.told.pointsOf(match), toldOf(await hall.match(match))];
  await hall.delivers(sent(called(match), 'organizer'));
  await hall.delivers(sent(ruled(decides, 'the slip was misread'), 'head-judge'));
  hall.told.reported(match, awarded);
  await hall.rests();
  if (!chance.onceIn(3)) return;
  await hall.delivers(
    sent({ type: 'RevokeRuling', data: { because: 'it was the slip of another table' } }, 'head-judge'),
  );
  hall.told.reported(match, points);
  await hall.delivers(sent(ruled(STANDS, 'the table was right'), 'head-judge'));
  await hall.rests();
  const after = toldOf(await hall.match(match));
  const same = sameJson(before?.said, after?.said);
  holds('a ruling that is taken back leaves the result as it was', same, () => `${match}: ${JSON.stringify(after)}`);
}
