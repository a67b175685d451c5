import { Group, TextInput } from '@mantine/core';
import type { NamesKnown } from '@adjutant/rosters';
import { Notice } from '../parts/strip.js';
import { costOf, meant, shownAs, type Draft } from './draft.js';
import type { ArmyChange } from './mending.js';
import { NumberInput } from './number-input.js';
import { TotalChoice } from './total-choice.js';

interface Props {
  readonly draft: Draft;
  readonly known: NamesKnown;
  readonly change: (change: ArmyChange) => void;
  readonly onTotal: (total: 'as-written' | number) => void;
}

/** What the army is, and what it costs. */
export function ArmyFields({ draft: { roster }, known, change, onTotal }: Props) {
  const { faction, detachment = '', points, limit, picks = [] } = roster;
  return (
    <>
      <Group grow align="start">
        <TextInput
          label="Faction"
          list="known-factions"
          maxLength={200}
          value={faction}
          onChange={(event) => change({ faction: event.currentTarget.value })}
        />
        <TextInput
          label="Detachment"
          list="known-detachments"
          maxLength={100}
          value={shownAs(known, 'detachment', detachment)}
          onChange={(event) => change({ detachment: meant(known, 'detachment', event.currentTarget.value) })}
        />
      </Group>
      <Names id="known-factions" names={known.faction} />
      <Names id="known-detachments" names={known.detachment} />
      <Group grow align="start">
        <NumberInput label="Points" value={points} onChange={(value) => change({ points: value })} />
        <NumberInput label="Points limit" value={limit} onChange={(value) => change({ limit: value })} />
      </Group>
      <Sums roster={roster} onTotal={onTotal} />
      {picks.length === 0 ? null : <p>Taken besides: {picks.map(({ name }) => name).join(', ')}</p>}
    </>
  );
}

function Names({ id, names = [] }: { readonly id: string; readonly names: NamesKnown[keyof NamesKnown] | undefined }) {
  return (
    <datalist id={id}>
      {names.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** What the list says beside what it adds up to; neither is changed unless somebody does. */
function Sums({ roster, onTotal }: Pick<Draft, 'roster'> & Pick<Props, 'onTotal'>) {
  const { points, limit } = roster;
  const cost = costOf(roster);
  const total = points ?? cost;
  return (
    <>
      {cost === null || points === undefined || points === cost ? null : (
        <Notice tone="open" role="note">
          The list says {points} points; its units add up to {cost}.
          {roster.pointsAsWritten
            ? ` It goes into the record with ${points}, as brought, and with the difference.`
            : null}
          <TotalChoice roster={roster} onTotal={onTotal} />
        </Notice>
      )}
      {limit === undefined || total === null || total <= limit ? null : (
        <Notice tone="open" role="note">
          {total} points are more than the limit of {limit}.
        </Notice>
      )}
    </>
  );
}
