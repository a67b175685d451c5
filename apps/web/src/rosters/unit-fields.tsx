import { Button, TextInput } from '@mantine/core';
import type { RosterUnit } from '@adjutant/rules';
import { humanised } from '../common/words.js';
import { Tag } from '../parts/card.js';
import { shownAs } from './draft.js';
import type { UnitChange } from './mending.js';
import { NumberInput } from './number-input.js';
import type { KnownHere } from './reading.js';
import styles from './rosters.module.css';

interface Props {
  readonly unit: RosterUnit;
  readonly place: number;
  readonly known: KnownHere;
  /** The name of the unit that it leads. */
  readonly leads: string | undefined;
  readonly refused: readonly string[];
  readonly change: (change: UnitChange) => void;
  readonly remove: () => void;
}

/** One unit as it was read, to be changed where that is not what it is. */
export function UnitFields({ unit, place, known, leads, refused, change, remove }: Props) {
  const called = unit.name === '' ? `unit ${place}` : unit.name;
  return (
    <li className={styles['unit']}>
      <div className={styles['fields']}>
        <TextInput
          className={styles['name'] ?? ''}
          aria-label={`Name of unit ${place}`}
          list="known-units"
          maxLength={100}
          value={unit.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NumberInput
          label={`Models of ${called}`}
          heard
          placeholder="models"
          value={unit.models}
          onChange={(models) => change({ models })}
        />
        <NumberInput
          label={`Points of ${called}`}
          heard
          placeholder="points"
          value={unit.points}
          onChange={(points) => change({ points })}
        />
        <Button variant="default" size="compact-sm" aria-label={`Remove ${called}`} onClick={remove}>
          Remove
        </Button>
      </div>
      <Marks unit={unit} known={known} leads={leads} />
      <NamedAs unit={unit} called={called} traits={known.trait} change={change} />
      <StartsIn unit={unit} called={called} places={known.place} change={change} />
      {refused.map((says) => (
        <p key={says} className={styles['refused']} role="alert">
          {says}
        </p>
      ))}
    </li>
  );
}

interface OnOffProps {
  readonly name: string;
  readonly says: string;
  readonly isOn: boolean;
  readonly press: () => void;
}

/** Something that a unit is or is not, with one press each way. */
function OnOff({ name, says, isOn, press }: OnOffProps) {
  return (
    <Button
      size="compact-sm"
      variant={isOn ? 'filled' : 'default'}
      aria-pressed={isOn}
      aria-label={says}
      onClick={press}
    >
      {humanised(name)}
    </Button>
  );
}

interface NamedAsProps extends Pick<Props, 'unit' | 'change'> {
  readonly called: string;
  readonly traits: KnownHere['trait'];
}

/** What a list does not always say: which unit is the warlord's. */
function NamedAs({ unit, called, traits = [], change }: NamedAsProps) {
  const { traits: own = [] } = unit;
  return traits.map(({ name }) => {
    const others = own.filter((one) => one !== name);
    const isOne = others.length < own.length;
    const now = isOne ? others : [...own, name];
    return (
      <OnOff
        key={name}
        name={name}
        says={`${called} is the ${name}`}
        isOn={isOne}
        press={() => change({ traits: now.length === 0 ? null : now })}
      />
    );
  });
}

interface StartsInProps extends Pick<Props, 'unit' | 'change'> {
  readonly called: string;
  readonly places: KnownHere['place'];
}

/** What no list says: which unit does not start on the battlefield. */
function StartsIn({ unit, called, places = [], change }: StartsInProps) {
  return places.map(({ name }) => {
    const isThere = unit.location === name;
    return (
      <OnOff
        key={name}
        name={name}
        says={`${called} starts in ${humanised(name).toLowerCase()}`}
        isOn={isThere}
        press={() => change({ location: isThere ? null : name })}
      />
    );
  });
}

function Marks({ unit, known, leads }: Pick<Props, 'unit' | 'known' | 'leads'>) {
  const { datasheet, enhancements = [] } = unit;
  const traits = (unit.traits ?? []).filter((one) => !known.trait?.some(({ name }) => name === one));
  const bonuses = enhancements.map((one) => (typeof one === 'string' ? shownAs(known, 'enhancement', one) : one.name));
  const said = [
    ...(datasheet === undefined ? [] : [datasheet]),
    ...bonuses,
    ...(leads === undefined ? [] : [`leads ${leads}`]),
  ];
  if (said.length + traits.length === 0) return null;
  return (
    <p className={styles['faint']}>
      {traits.map((trait) => (
        <Tag key={trait}>{trait}</Tag>
      ))}{' '}
      {said.join(' · ')}
    </p>
  );
}
