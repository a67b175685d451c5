import { Button } from '@mantine/core';
import type { Tone } from '../parts/card.js';
import { Note } from '../parts/note.js';
import { Strip, Notice } from '../parts/strip.js';
import { Kind, LONG, State } from './state.js';

const TONES: readonly Tone[] = ['plain', 'good', 'bad', 'open'];

export function Strips() {
  return (
    <Kind name="Strips, notices and notes">
      {TONES.map((tone) => (
        <State key={tone} of="Strip" state={tone}>
          <Strip tone={tone} role="note">
            <b>Waiting</b>
            <span>Somebody has to be told that this is {tone}.</span>
            <Button size="compact-xs" variant="default">
              Show
            </Button>
          </Strip>
        </State>
      ))}
      <State of="Strip" state="long">
        <Strip>
          <span>{LONG}</span>
        </Strip>
      </State>
      {TONES.map((tone) => (
        <State key={tone} of="Notice" state={tone}>
          <Notice tone={tone}>
            <p>Sentences on a ground of their own.</p>
            <p>A second one.</p>
          </Notice>
        </State>
      ))}
      <State of="Notice" state="region">
        <Notice label="What was ruled">It can be gone to.</Notice>
      </State>
      <State of="Note" state="plain">
        <Note>As the record stands now.</Note>
      </State>
      <State of="Note" state="small">
        <Note small>Nothing like it has been ruled on before.</Note>
      </State>
    </Kind>
  );
}
