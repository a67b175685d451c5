import type { LookedAtList } from '@adjutant/tournament';
import type { ReactNode } from 'react';
import { count } from '../../common/words.js';
import { Tag } from '../../parts/card.js';
import { Note } from '../../parts/note.js';
import { listSays } from './words.js';

/** What is read in a list, and what the pack says of it. */
export function LookedAt({ looked }: { readonly looked: LookedAtList }) {
  const { army, title, reader, left, against, open } = looked;
  const [tone, says] = listSays({ digest: '', check: looked.check, late: false });
  return (
    <section aria-label="What is read">
      <p>
        <Tag tone={tone}>{says}</Tag>{' '}
        {army === null
          ? 'Nothing here reads this list.'
          : [...armyText(army, title), reader].filter((one) => one !== null).join(', ')}
      </p>
      <Reasons label="What speaks against it" reasons={against} />
      {army === null ? null : (
        <Listed label="Units">
          {army.units.map(({ name, models, points }, at) => (
            <li key={at}>
              {name}
              {models === null || models === 0 ? '' : `, ${count(models, 'model')}`}
              {points === null ? '' : `, ${points} points`}
            </li>
          ))}
        </Listed>
      )}
      <Reasons label="Not checked" reasons={open} />
      {left.length === 0 ? null : (
        <details>
          <summary>{count(left.length, 'line')} not understood</summary>
          <ul>
            {left.map(({ line, text }, at) => (
              <li key={at}>
                {line === undefined ? '' : `Line ${line}: `}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function armyText(army: NonNullable<LookedAtList['army']>, title: string | null): readonly (string | null)[] {
  const { faction, detachment, detachments, told = [], points } = army;
  return [
    title ?? faction,
    detachments?.join(' and ') ?? detachment,
    ...told.map(({ choice, option }) => `${choice}: ${option}`),
    points === null ? null : `${points} points`,
  ];
}

function Reasons({ label, reasons }: { readonly label: string; readonly reasons: LookedAtList['against'] }) {
  if (reasons.length === 0) return null;
  return (
    <Listed label={label}>
      {reasons.map(({ message }, at) => (
        <li key={at}>{message}</li>
      ))}
    </Listed>
  );
}

/** Each list says what it is: what follows reasons is not one more of them. */
function Listed({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Note small>{label}:</Note>
      <ul aria-label={label}>{children}</ul>
    </>
  );
}
