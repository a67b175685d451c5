import { useBracket } from '../../api/tournaments.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { BracketColumns } from './bracket-columns.js';

/** The bracket on a screen in the hall, as its own page shows it. */
export default function HallBracket({ event }: { readonly event: string }) {
  const { data, error, refetch } = useBracket(event);
  if (error && !data) return <Trouble title="The bracket cannot be shown" error={error} retry={() => void refetch()} />;
  return data === undefined ? <Loading what="the bracket" /> : <BracketColumns bracket={data} />;
}
