import { useEventPage } from '../use-tournament-page.js';
import { Desk, DeskHead } from '../../parts/desk.js';
import { Line, List } from '../../parts/list.js';
import { PlayerLinks } from './player-links.js';

/** Everything still runs on paper: what can be printed and saved of an event. */
export default function PrintDesk() {
  const { event } = useEventPage();
  const path = (rest: string): string => `/api/tournaments/${encodeURIComponent(event.tournament)}/${rest}`;
  const rounds = event.rounds.toReversed();
  return (
    <Desk width="reading" spaced>
      <DeskHead title="Rounds" says="A draft can be printed before it is published." />
      <List label="Files of rounds">
        {rounds.map(({ number, status }) => (
          <Line key={number} title={<b>Round {number}</b>} details={status === 'drafted' ? 'a draft' : undefined}>
            <a href={path(`pairings.pdf?round=${number}`)}>Pairings, PDF</a>
            <a href={path(`pairings.csv?round=${number}`)}>CSV</a>
            <a href={path(`slips.pdf?round=${number}`)}>Result slips, PDF</a>
            <a href={path(`slips.csv?round=${number}`)}>CSV</a>
          </Line>
        ))}
      </List>
      <PlayerLinks />
      <DeskHead title="Standings" />
      <List label="Files of standings">
        <Line
          title={<b>Standings</b>}
          details="With tie-breaks, after the rounds that are closed; the PDF ends with the register of irregular acts"
        >
          <a href={path('standings.pdf')}>PDF</a>
          <a href={path('standings.csv')}>CSV</a>
        </Line>
        <Line title={<b>Register</b>} details="Whatever was done by hand, late, or once more">
          <a href={path('register.csv')}>CSV</a>
        </Line>
      </List>
      <DeskHead title="The event as a file" />
      <List label="Files of the event">
        <Line title={<b>TRF</b>} details="For chess programs and rating lists">
          <a href={path('event.trf')}>event.trf</a>
        </Line>
        <Line title={<b>Event file</b>} details="Read by adjutant event, and by statistics sites">
          <a href={path('event.json')}>event.json</a>
        </Line>
        <Line title={<b>Bundle</b>} details="All matches, rulings and standings, signed: adjutant verify checks it">
          <a href={path('bundle')}>bundle</a>
        </Line>
      </List>
    </Desk>
  );
}
