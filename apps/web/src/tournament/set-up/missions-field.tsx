import type { PackDocument } from '@adjutant/views';
import { Fieldset, NativeSelect, SimpleGrid, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/client.js';
import { releasePath } from '../../api/release-path.js';
import { askedOf, beyondRounds, missionIn, withMission } from './missions.js';

interface Props {
  readonly pack: string;
  /** Empty: the newest of its pack. */
  readonly release: string;
  /** How many there are, as it was typed. */
  readonly rounds: string;
  /** Their ids, one a line, in the order of the rounds. */
  readonly missions: string;
  readonly disabled?: boolean;
  readonly onChange: (missions: string) => void;
}

/** What each round plays, chosen from the rules of the game; where they have no missions nothing is asked. */
export function MissionsField({ pack, release, rounds, missions, disabled = false, onChange }: Props) {
  const known = useMissions(pack, release);
  const asked = askedOf({ pack, known: known?.length, rounds, missions });
  if (asked === 'nothing') return null;
  if (asked === 'ids')
    return (
      <Textarea
        label="Missions"
        description="The id of one mission a line, in the order of the rounds; an empty line leaves its round open."
        autosize
        minRows={2}
        disabled={disabled}
        value={missions}
        error={beyondRounds(missions, rounds)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <Fieldset legend="Missions" disabled={disabled}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {Array.from({ length: asked }, (_, at) => (
          <NativeSelect
            key={at}
            label={`Round ${at + 1}`}
            value={missionIn(missions, at)}
            data={[{ value: '', label: 'left open' }, ...(known ?? [])]}
            onChange={({ currentTarget }) => onChange(withMission(missions, at, currentTarget.value))}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

function useMissions(pack: string, release: string) {
  const { data } = useQuery({
    queryKey: ['packs', pack, 'missions', release],
    queryFn: ({ signal }) => get<PackDocument>(releasePath(pack, release), signal),
    select: ({ entries }) =>
      entries.filter(({ kind }) => kind === 'mission').map(({ id, name }) => ({ value: id, label: name })),
    enabled: pack !== '',
    staleTime: Infinity,
  });
  return data;
}
