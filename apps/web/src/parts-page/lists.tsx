import { Button } from '@mantine/core';
import { SideBadge } from '../common/side-badge.js';
import { Line, List, Meta, Nothing, Rows } from '../parts/list.js';
import { Kind, LONG, State } from './state.js';

export function Lists() {
  return (
    <Kind name="Lists, rows and small facts">
      <State of="List" state="lines">
        <List label="People">
          <Line title={<b>Anna Keller</b>} details="Dice & Deeds · Germany">
            <Button size="xs" variant="default">
              Change
            </Button>
          </Line>
          <Line title={<b>Nobody knows more of them</b>} />
          <Line title={<b>{LONG}</b>} details={LONG} />
        </List>
      </State>
      <State of="Line" state="alone">
        <List label="One line">
          <Line title={<b>One of a list</b>} details="with details" />
        </List>
      </State>
      <State of="Nothing" state="plain">
        <Nothing>No call has been ruled on.</Nothing>
      </State>
      <State of="Rows" state="beside">
        <Rows>
          {['Grenade', LONG].map((what) => (
            <li key={what}>
              <SideBadge side="A" />
              <span>
                {what}
                <small>CP · spend</small>
              </span>
              <b>−1</b>
            </li>
          ))}
        </Rows>
      </State>
      <State of="Rows" state="below">
        <Rows below>
          <li>
            <p>What was asked</p>
            <Meta>
              <b>Table 14</b>
              <span>called by Anna Keller</span>
            </Meta>
          </li>
        </Rows>
      </State>
      <State of="Rows" state="open">
        <Rows tone="open">
          <li>
            <SideBadge side="B" />
            <span>Four dice to roll</span>
          </li>
          <li>
            <SideBadge side={null} />
            <span>And what both have to say</span>
          </li>
        </Rows>
      </State>
      <State of="Meta" state="plain">
        <Meta>
          <b>Judge on the way</b>
          <span>Jo Judge</span>
          <a href="#meta">The match</a>
        </Meta>
      </State>
    </Kind>
  );
}
