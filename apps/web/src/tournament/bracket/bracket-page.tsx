import { useBracket } from '../../api/tournaments.js';
import { useTitle } from '../../app/title.js';
import { Link, useParams } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { PageBody, PageHead } from '../../parts/page.js';
import { BracketColumns } from './bracket-columns.js';

/** Who meets whom on the way to the final: a column for each round, with empty places for what is still to come. */
export default function BracketPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useBracket(id);
  useTitle('Bracket');
  if (error && !data) return <Trouble title="The bracket cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the bracket" />;
  return (
    <PageBody width="wide">
      <PageHead title="Bracket">
        <Link to={`/tournaments/${encodeURIComponent(id)}`}>The event</Link>
      </PageHead>
      <BracketColumns bracket={data} />
    </PageBody>
  );
}
