import { Button } from '@mantine/core';

interface Props {
  /** How many are not shown yet. */
  readonly left: number;
  readonly more: () => void;
}

export function ShowMore({ left, more }: Props) {
  return left === 0 ? null : <Button mt="sm" variant="default" onClick={more}>{`Show more: ${left} left`}</Button>;
}
