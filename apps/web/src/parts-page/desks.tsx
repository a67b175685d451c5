import { BothSides, Desk, DeskHead, SideHead } from '../parts/desk.js';
import { Note } from '../parts/note.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { WholeDesk, WholeHead } from '../parts/whole.js';
import { Kind, LONG, State } from './state.js';

const PLAYERS = { A: 'Anna Keller', B: LONG };

export function Desks() {
  return (
    <Kind name="Heads and desks">
      <State of="WholeHead" state="within a whole desk">
        <WholeDesk from={1280}>
          <WholeHead back="/parts.html" backSays="All matches" title={`Round 2, ${LONG}`}>
            <span>Running</span>
          </WholeHead>
        </WholeDesk>
      </State>
      <State of="Desk" state="plain">
        <Desk>
          <DeskHead title="What if entry 9 had not been so?" says="Anna Keller uses Grenade.">
            <span>Nothing is recorded</span>
          </DeskHead>
        </Desk>
      </State>
      <State of="Desk" state="reading">
        <Desk width="reading">
          <Note>Sentences below each other, no wider than can be read.</Note>
        </Desk>
      </State>
      <State of="Desk" state="spaced">
        <Desk spaced>
          <p>One kind</p>
          <p>Another kind</p>
        </Desk>
      </State>
      <State of="BothSides" state="with heads">
        <BothSides>
          {(['A', 'B'] as const).map((side) => (
            <section key={side}>
              <SideHead side={side} name={PLAYERS[side]}>
                2 CP
              </SideHead>
              <p>The same of both.</p>
            </section>
          ))}
        </BothSides>
      </State>
      {(['narrow', 'reading'] as const).map((width) => (
        <State key={width} of="PageBody" state={width}>
          <PageBody width={width}>
            <PageHead title={<>A {width} page</>} />
            <Lead>What stands here.</Lead>
          </PageBody>
        </State>
      ))}
    </Kind>
  );
}
