import { bothAgree, bringList, reportAndConfirm } from './phones/match-on-phones.js';
import { wholeMatch } from './phones/whole-match.js';

const SALT = {
  text: `Salt March 510/1000 pts
-----
Grand Alliance Order | Saltbound Clans | Breakwater Muster
Drops: 2
-----
General's Regiment
Brine Thane (150)
• General
Oar Wardens (220)
---
Regiment 1
Kelp Seer (140)
`,
  keywords: { 'Brine Thane': 'HERO, INFANTRY', 'Oar Wardens': 'INFANTRY, CHAMPION', 'Kelp Seer': 'HERO, INFANTRY' },
};
const HUNT = {
  text: `Red Hunt 520/1000 pts
-----
Grand Alliance Chaos | Red Hunters | Gore Pack
Drops: 1
-----
General's Regiment
Hunt Master (160)
• General
Flayers (200)
Hounds (160)
`,
  keywords: { 'Hunt Master': 'HERO, INFANTRY', Flayers: 'INFANTRY', Hounds: 'CAVALRY' },
};

/** Who goes first in each battle round, and the tactic that is picked in it: not by whoever has two turns in a row. */
const ROUNDS = [
  { first: 'ada', tactic: 'Seize the Centre', by: ['ada', 'ben'] },
  { first: 'ben', tactic: 'Take the Flanks', by: ['ada'] },
  { first: 'ada', tactic: 'Do Not Waver', by: ['ben'] },
  { first: 'ada', tactic: 'Attack on Two Fronts', by: ['ada', 'ben'] },
  { first: 'ben', tactic: '', by: [] },
] as const;

const SIX_DICE = ['1', '2', '3', '4', '5', '6'].map((face): [string, string] => [`Die ${face}`, face]);

wholeMatch({
  called: 'Age of Sigmar: a whole match on two phones, from the codes of the seats to the confirmed result',
  game: /Age of Sigmar/,
  depth: 'Full',
  played: async (phones) => {
    const { A, B } = phones;
    await bringList(A, SALT);
    await bringList(B, HUNT);
    await A.press('Start the battle', 'ada');

    for (const [index, { first, tactic, by }] of ROUNDS.entries()) {
      const round = index + 1;
      if (round > 1) await B.press('Decide who has the first turn', ['Who has', first], ['Who decided', 'ben']);
      for (const mine of first === 'ada' ? [A, B] : [B, A]) {
        const own = `Round ${round}, ${mine.player}’s`;
        await mine.goTo(`${own} start of turn`);
        const picks = by.some((one) => one === mine.player);
        if (picks) await mine.press(tactic);
        if (round === 2 && mine === B) {
          await mine.goTo(`${own} hero`);
          await B.press('Rally', 'Flayers', ...SIX_DICE);
          await mine.goTo(`${own} movement`);
          await A.press('Redeploy', 'Oar Wardens', ['Die 1', '4']);
          await mine.goTo(`${own} combat`);
          await B.press('What a unit did', ['On whom', 'Oar Wardens'], 'Hounds', 'Declared an Attack ability');
          await A.press('All-out Defence', 'Oar Wardens');
        }
        await mine.goTo(`${own} end of turn`);
        if (round === 3 && mine === A) await A.press('Unit destroyed', 'Hounds');
        await mine.press('Battleplan', ['How many? At once', mine === A ? '6' : '5']);
        if (picks) await mine.press('Battle tactics', ['How many? At once', '4']);
      }
      if (round === 4) await A.press('+1 CP');
      await A.goTo(`Round ${round}, end`);
      if (round < 5) await A.next();
      await bothAgree(phones, round);
    }
    await reportAndConfirm(phones);
  },
  comesTo: {
    winner: 'A',
    ada: ['42 VP', '0 CP'],
    ben: ['37 VP', '0 CP'],
    used: {
      'battle-tactic/seize-the-centre': 2,
      'battle-tactic/take-the-flanks': 1,
      'battle-tactic/do-not-waver': 1,
      'battle-tactic/attack-on-two-fronts': 2,
      'command/rally': 1,
      'command/redeploy': 1,
      'command/all-out-defence': 1,
    },
    agreed: 10,
    destroyed: 1,
  },
});
