import { Button } from '@mantine/core';
import { useState } from 'react';
import { count, dayOf } from '../common/words.js';
import { Line, List } from '../parts/list.js';
import { forgetList, keptLists, type KeptList } from './kept.js';

interface Props {
  readonly pack: string;
  readonly onKept: (list: KeptList) => void;
}

/** Own lists, to be taken again with one tap. */
export function KeptLists({ pack, onKept }: Props) {
  const [lists, setLists] = useState(() => keptLists(localStorage, pack));
  if (lists.length === 0) return null;
  const forget = (list: KeptList): void => {
    forgetList(localStorage, list);
    setLists(keptLists(localStorage, pack));
  };
  return (
    <section aria-label="Lists of this browser">
      <h3>Your lists in this browser</h3>
      <List label="Your lists">
        {lists.map((list) => (
          <Line
            key={list.name}
            title={list.name}
            details={`${list.roster.faction}, ${count(list.roster.units.length, 'unit')}, kept ${dayOf(list.keptAt)}`}
          >
            <Button size="compact-sm" aria-label={`Take ${list.name}`} onClick={() => onKept(list)}>
              Take
            </Button>
            <Button size="compact-sm" variant="default" aria-label={`Delete ${list.name}`} onClick={() => forget(list)}>
              Delete
            </Button>
          </Line>
        ))}
      </List>
    </section>
  );
}
