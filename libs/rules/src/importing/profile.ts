import { faultsIn, is, type Fault, type Static } from '@adjutant/kernel';

const words = (says: string) => is.mapOf(is.name(), 'words of the pack', { says });
const names = (says: string) => is.list(is.name(), { least: 1, most: 50, says });

/**
 * How a pack takes the records of another project: what their words are called here. A file under `imports/` of the pack, and
 * no part of it. What it has no word for is refused, not guessed. Made when it is asked for: pages never do.
 */
const importProfile = () =>
  is.object(
    {
      format: is.name({ says: 'What the project calls its data.' }),
      versions: names('Versions of it whose shape is known.'),
      editions: names('What it calls the edition that this pack describes.'),
      credit: is.text({ says: 'Whom its licence wants to be named.' }),
      licence: is.object({ name: is.name(), url: is.text({ says: 'Where it stands.' }) }),
      resource: is.name({ says: 'What its stratagems are paid with here.' }),
      phases: words('Steps of this pack, by its phases.'),
      turns: is.mapOf(is.oneOf(['own', 'opponent', 'either']), 'turns', { says: 'By its turns.' }),
      timings: is.mapOf(is.oneOf(['phase', 'turn', 'battle-round', 'battle']), 'periods', {
        says: 'Within what a stratagem is used once, by its timings.',
      }),
      dispositions: words('Entries of this pack, by its dispositions.'),
    },
    { name: 'ImportProfile' },
  );
export type ImportProfile = Static<ReturnType<typeof importProfile>>;

export type ProfileRead =
  { readonly ok: true; readonly profile: ImportProfile } | { readonly ok: false; readonly faults: readonly Fault[] };

export function readImportProfile(value: unknown): ProfileRead {
  const faults = faultsIn(importProfile(), value, 'profile');
  return faults.length === 0 ? { ok: true, profile: value as ImportProfile } : { ok: false, faults };
}
