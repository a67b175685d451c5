import type { ReportSection, ReportView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, Problem } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Link, useLocation, useParams } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { FileList } from '../matches/file-list.js';
import { PageBody } from '../parts/page.js';
import { Blocks } from './blocks.js';
import styles from './report.module.css';

/** The report of a match: part by part what its PDF says, as both are told from one description. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['report', id],
    queryFn: ({ signal }) => get<ReportView>(`/matches/${encodeURIComponent(id)}/report`, signal),
  });
  useTitle(data === undefined ? 'Report' : `Report: ${data.title}`);
  if (data) return <Report report={data} />;
  if (error instanceof Problem && (error.status === 404 || error.status === 400))
    return (
      <Empty title="There is no such match">
        <p>Nothing is recorded here at this address, so there is nothing to report.</p>
      </Empty>
    );
  if (error) return <Trouble title="The report cannot be shown" error={error} retry={() => void refetch()} />;
  return <Loading what="the report" />;
}

function Report({ report }: { readonly report: ReportView }) {
  const { match, front, sections, foot } = report;
  useLandingAt();
  return (
    <PageBody width="wide">
      <article className={styles['report']}>
        <div className={styles['ways']}>
          <Link to={`/matches/${encodeURIComponent(match)}`}>The match, step by step</Link>
          <Button size="compact-sm" variant="default" onClick={() => window.print()}>
            Print this page
          </Button>
        </div>
        <Blocks blocks={front} of="The match" />
        <nav aria-label="Parts of the report" className={styles['parts']}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#files">Files</a>
            </li>
          </ul>
        </nav>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <section aria-labelledby="files" className={styles['files']}>
          <h2 id="files" tabIndex={-1}>
            Files
          </h2>
          <FileList match={match} />
        </section>
        <p className={styles['foot']}>{foot}</p>
      </article>
    </PageBody>
  );
}

function Section({ id, title, blocks, parts }: ReportSection) {
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <Blocks blocks={blocks} of={title} />
      {parts.map((part) => (
        <section key={part.title}>
          <h3>{part.title}</h3>
          <Blocks blocks={part.blocks} of={part.title} />
        </section>
      ))}
    </section>
  );
}

/** What the address names is there only once the report is. */
function useLandingAt(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}
