import { readFileSync, readdirSync } from 'node:fs';
import { matchDecider, totalScore, type MatchCommand, type MatchEvent, type MatchState, ABSENT } from '@adjutant/match';
import { findingsOn } from '@adjutant/replay';
import { openMemoryStore, readShelf, record } from '@adjutant/store';
import { v5 } from 'uuid';
import { codeFits } from '../scenario/codes.js';

const dir = 'libs/packs/wh40k-10e/matches';
for (const file of readdirSync(dir)) {
  test(file, async () => {
    const shelf = readShelf('libs/packs');
    const decider = matchDecider(shelf);
    const desk = { store: openMemoryStore(), decider };
    const [head, ...lines] = readFileSync(`${dir}/${file}`, 'utf8').trim().split('\n').map((l) => JSON.parse(l));
    let state: MatchState = ABSENT;
    const events: MatchEvent[] = [];
    const bad: string[] = [];
    let last = '';
    for (const [i, line] of lines.entries()) {
      const { type, data, occurredAt, actor, refused, cp, vp } = line;
      if (occurredAt < last) bad.push(`${i + 2} goes back in time`);
      last = occurredAt;
      const before = state;
      const answer = await record(desk, { stream: 'match-x', command: { type, data } as MatchCommand, commandId: v5(`${i}`, head.id), occasion: { now: occurredAt, occurredAt, actor } });
      const where = `line ${i + 2} ${type} ${JSON.stringify(data).slice(0, 150)}`;
      if (answer.outcome === 'refused') {
        const codes = answer.refusal.reasons.map((r) => r.code);
        if (!refused || !codes.some((c) => codeFits(c, refused))) bad.push(`${where}: REFUSED ${answer.refusal.reasons.map((r) => r.code + ': ' + r.message).join(' | ')}`);
        else if (codes.length > 1) bad.push(`${where}: impure ${codes.join()}`);
      } else if (refused) bad.push(`${where}: expected refusal, ${answer.outcome}`);
      else if (answer.outcome !== 'recorded') bad.push(`${where}: ${answer.outcome}`);
      else {
        for (const { event } of answer.events) { events.push(event); state = decider.evolve(state, event); }
        const first = answer.events[0]!.event;
        if ('answers' in first.data) {
          const used = new Set(findingsOn(shelf, before, first).filter((f) => f.footing === 'attest').map((f) => f.key));
          for (const k of Object.keys(first.data.answers)) if (!used.has(k)) bad.push(`${where}: unused answer ${k}`);
        }
      }
      if (state.status === 'absent') continue;
      const t = state.table;
      const got = { cp: { A: t.balances.A['cp'] ?? 0, B: t.balances.B['cp'] ?? 0 }, vp: { A: totalScore(t, 'A'), B: totalScore(t, 'B') } };
      for (const k of ['cp', 'vp'] as const) if (line[k] && JSON.stringify(line[k]) !== JSON.stringify(got[k])) bad.push(`${where}: ${k} expected ${JSON.stringify(line[k])} got ${JSON.stringify(got[k])}`);
    }
    const s = state as any;
    const got = { status: s.status, winner: s.result?.winner, ending: s.result?.ending, cp: { A: s.table.balances.A.cp, B: s.table.balances.B.cp }, vp: { A: totalScore(s.table, 'A'), B: totalScore(s.table, 'B') }, entries: events.length };
    console.log(file, JSON.stringify(got), 'fallen', JSON.stringify(s.fallen), 'struck', s.struck, 'q', s.table.questions.length, 'rolls', s.table.rolls.length);
    expect(bad).toEqual([]);
    expect(got).toEqual({ status: head.expect.status, winner: head.expect.winner, ending: head.expect.ending, cp: head.expect.cp, vp: head.expect.vp, entries: head.expect.entries });
  });
}
