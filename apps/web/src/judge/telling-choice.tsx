import { Button } from '@mantine/core';
import { canNotify, putNotifying, putSound, useNotifying, useSound } from './telling.js';

/** How whoever judges is told on whatever page they are. Nothing is asked of the browser before somebody presses it. */
export function TellingChoice() {
  const sound = useSound();
  const notifying = useNotifying();
  return (
    <Button.Group aria-label="When a judge is wanted">
      {canNotify() ? (
        <Button
          size="xs"
          variant={notifying ? 'filled' : 'default'}
          aria-pressed={notifying}
          onClick={() => void putNotifying(!notifying)}
        >
          Notify me
        </Button>
      ) : null}
      <Button size="xs" variant={sound ? 'filled' : 'default'} aria-pressed={sound} onClick={() => putSound(!sound)}>
        Sound
      </Button>
    </Button.Group>
  );
}
