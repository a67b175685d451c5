import { bothAgree } from './phones/match-on-phones.js';
import type { Phone } from './phones/phone.js';
import { codeOf, openMatch, sitDown } from './phones/two-phones.js';
import { staffed } from './staffed.js';
import { sharedStage, type Stage } from './stage.js';

/** A busy machine is slow, not wrong. */
const THREE_ROUNDS_MS = 600_000;

let organizer = '';
const stage: Stage = sharedStage(async () => void ({ organizer } = await staffed(stage)), {
  ADJUTANT_ACCESS: 'staffed',
});

const OBJECTIVES = [
  ['1', 'Home', 'ada'],
  ['2', 'Home', 'ben'],
  ['3', 'Central', 'Nobody'],
] as const;
/** Two cards in each Command phase; those of them that score go, and one is thrown away. */
const DRAWN: readonly (readonly [string, string])[] = [
  ['No Prisoners', 'Outflank'],
  ['Overwhelming Force', 'Centre Ground'],
  ['Beacon', 'Engage on All Fronts'],
];
const CONTROL = 'Objective control: all at once';

/** The turn of whoever plays two fixed cards. */
async function turnOfAda(phone: Phone, round: number): Promise<void> {
  await phone.goTo(`Round ${round}, ada’s battle-shock step`);
  await phone.goTo(`Round ${round}, ada’s end of turn`);
  if (round === 1) await phone.press(CONTROL, ['1: Who controls it', 'ada'], ['3: Who controls it', 'ada']);
  // Five characters, of which three had four wounds: 15 and 3, and a battle round takes 15. Then five more of the card's 20.
  if (round === 3) return;
  await phone.press('Assassination', ['3 VP each', '5'], ['+ 1 VP each', '3']);
  await phone.page.getByText(['', '3 of 18 VP kept back', '13 of 18 VP kept back'][round] ?? '').waitFor();
}

/** The turn of whoever draws. */
async function turnOfBen(phone: Phone, round: number): Promise<void> {
  await phone.goTo(`Round ${round}, ben’s battle-shock step`);
  const [first = '', second = ''] = DRAWN[round - 1] ?? [];
  await phone.press('ben draws 2 cards', first);
  if (first === 'Beacon') {
    await phone.page.getByText('Ben answers Beacon: Which of your units carries the beacon?').waitFor();
    await phone.press('This unit');
  }
  await phone.press('ben draws a card', second);
  if (round === 2) {
    await phone.goTo(`Round ${round}, ben’s command end`);
    await phone.press('Swap a Card', ['The tactical card that goes', 'Outflank']);
    await phone.press('ben draws a card', 'Secure No Man');
  }
  await phone.goTo(`Round ${round}, ben’s end of turn`);
  if (round === 1) await phone.press('No Prisoners', ['2 VP each', '2']);
  if (round === 2) await phone.press('ben may discard a card', 'Overwhelming Force');
}

test(
  '11th edition: a newcomer opens a match on a phone, two fixed cards are picked in secret, and three rounds are recorded by touch',
  async () => {
    const desk = await openMatch(stage, organizer, { game: /40,000, 11th/, depth: 'Score' });
    const [, , match = ''] = new URL(desk.url()).pathname.split('/');
    const { A, B } = await sitDown(stage, { A: await codeOf(desk, 'A'), B: await codeOf(desk, 'B') });
    await desk.close();

    await A.press('ada decides on Force disposition', 'Take and Hold');
    await B.press('ben decides on Force disposition', 'Reconnaissance');
    await A.press('Secondary missions: Fixed missions', 'Assassination', 'Bring It Down');
    expect(await B.page.content()).not.toMatch(/Assassination|Bring It Down/);
    await B.press('Secondary missions: Tactical missions');
    await A.page.getByText('Cards in hand: 2').waitFor();
    for (const [marker, role, territory] of OBJECTIVES)
      await A.press('Objective of the battlefield', marker, role, territory);
    await A.press('Start the battle', 'ada');
    await B.page.getByText('Cards of ada: 2').waitFor();

    for (const round of [1, 2, 3]) {
      await turnOfAda(A, round);
      await turnOfBen(B, round);
      // Past the end of the round, into the next: then the one before is agreed on.
      await B.next();
      await B.next();
      await bothAgree({ A, B }, round);
    }
    // 15 of 18, then 5 of 18; 4 of 4.
    expect(await A.reads('ada')).toContain('20 VP');
    expect(await A.reads('ben')).toContain('4 VP');

    const report = await stage.open(`/matches/${match}/report`, {
      width: 390,
      height: 844,
      touch: true,
      session: organizer,
    });
    for (const says of [
      ...['3 kept back by the cap of the battle round', '13 kept back by the cap of the card'],
      ...[/states such as Battle-shock and limits of a unit were not checked/, 'When fixed Assassination is scored'],
    ])
      await report.getByText(says).first().waitFor();
  },
  THREE_ROUNDS_MS,
);
