import { useRef, useState } from 'react';
import { Hint } from '../parts/hint.js';
import { Jump } from '../parts/jump.js';
import { Popup } from '../parts/popup.js';
import { Search } from '../parts/search.js';
import { Kind, State } from './state.js';

const nothing = (): void => undefined;

export function Fields() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [opened, open] = useState(false);
  return (
    <Kind name="What is pressed and typed into">
      <State of="Jump" state="in a sentence">
        <p>
          It was asked by <Jump onClick={nothing}>entry 9</Jump>, and denied.
        </p>
      </State>
      <State of="Search" state="empty">
        <Search label="Search" placeholder="Player, title, game" value="" onChange={nothing} />
      </State>
      <State of="Search" state="filled">
        <Search label="Search again" value="keller table 7" onChange={nothing} />
      </State>
      <State of="Search" state="small">
        <Search small label="Search the timeline" placeholder="Search, or #41" value="" onChange={nothing} />
      </State>
      <State of="Hint" state="waiting">
        <Hint says="What somebody has focused is said here.">
          <button type="button">Something to focus</button>
        </Hint>
      </State>
      <State of="Popup" state="to be opened">
        <span ref={anchor}>
          <Jump onClick={() => open(true)}>Why?</Jump>
        </span>
        {opened ? (
          <Popup anchor={anchor} onClose={() => open(false)}>
            <section aria-label="Why">
              <p>An answer beside what was asked.</p>
            </section>
          </Popup>
        ) : null}
      </State>
    </Kind>
  );
}
