import type { Preset } from '@adjutant/tournament';
import { Fieldset, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Note } from '../../parts/note.js';
import { spelledOut } from '../entries/points-beside.js';
import { BRINGING, broughtByByes, byesFault, usualOf, type ByesTyped } from './byes.js';

interface Props {
  readonly order: Preset | undefined;
  readonly typed: ByesTyped;
  readonly disabled?: boolean;
  readonly onChange: (typed: ByesTyped) => void;
}

/** What a bye brings of the figures that the event ranks by; where it ranks by none nothing is asked. */
export function ByesField({ order, typed, disabled = false, onChange }: Props) {
  const figures = broughtByByes(order);
  const fault = byesFault(typed);
  if (figures.length === 0) return null;
  return (
    <Fieldset legend="What a bye brings" disabled={disabled}>
      <Stack gap="sm">
        <Note small>
          Whether it counts as a win or a draw is for the standings to say; these are its points. Left empty, a bye
          brings what stands in the field.
        </Note>
        {figures.map((figure) => (
          <SimpleGrid key={figure} cols={{ base: 1, xs: 3 }} style={{ alignItems: 'end' }}>
            {BRINGING.map(([kind, says]) => (
              <TextInput
                key={kind}
                label={`${figureName(figure)} for ${says}`}
                inputMode="decimal"
                autoComplete="off"
                placeholder={usualOf(order, kind, figure)}
                value={typed[kind][figure] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange({ ...typed, [kind]: { ...typed[kind], [figure]: currentTarget.value } })
                }
              />
            ))}
          </SimpleGrid>
        ))}
        {fault === undefined ? null : <p role="alert">{fault}</p>}
      </Stack>
    </Fieldset>
  );
}

/** `vp` and the like are short for something, and said as they are by everybody. */
const figureName = (figure: string): string => (figure.length <= 3 ? figure.toUpperCase() : spelledOut(figure));
