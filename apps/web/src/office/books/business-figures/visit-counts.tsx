import { formatDay, lostAfterDays, type Sales } from '@rumi/contract'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { FiguresQuery } from './business-period.ts'
import { ExportReport } from './export-report.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type ClientsNamedProps = {
  name: string
  text?: string
  counted: ReactNode
  /** Total number of clients, of whom some are listed. */
  count: number
  clients: readonly { clientId: string; name: string; note?: string }[]
}

/** Number of clients that expands to their names. */
function ClientsNamed({ name, text, counted, count, clients }: ClientsNamedProps) {
  if (clients.length === 0)
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2">
        <span>{name}</span>
        {counted}
      </p>
    )
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="text-link underline underline-offset-2">{name}</span>
        {counted}
      </summary>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
      <ul className="pb-2">
        <Rows of={clients} by={({ clientId }) => clientId}>
          {({ clientId, name: client, note }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4">
              <AreaLink
                to={paths.officeClient(clientId)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {client}
              </AreaLink>
              {note && <span className="text-ink-soft">{note}</span>}
            </li>
          )}
        </Rows>
      </ul>
      {count > clients.length && <p className="pb-2 text-ink-soft">{copy.firstNamed(clients.length)}</p>}
    </details>
  )
}

const ended = [
  { count: 'delivered', estado: 'checked-out' },
  { count: 'noShows', estado: 'no-show' },
  { count: 'cancelled', estado: 'cancelled' },
] as const

const link = 'inline-flex min-h-8 items-center text-link underline underline-offset-2'
const row = 'flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2'

type VisitCountsProps = { sales: Sales; figures: FiguresQuery; when: string }

/** Visits, no-shows, incidents, new and lost clients, and length of stay, each beside the compared period. */
export function VisitCounts({ sales, figures, when }: VisitCountsProps) {
  const { from, to, counts, before, newClients, lostClients } = sales
  const cameIn = paths.officeBookings({ desde: from, hasta: to, estado: 'checked-out' })
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{copy.visits}</h2>
        <ExportReport report="visits" name={copy.visits} query={figures} />
      </div>
      <p className="measure text-ink-soft">{copy.visitsText}</p>
      <ul>
        <Rows of={ended} by={({ count }) => count}>
          {({ count, estado }) => (
            <li className={row}>
              <AreaLink to={paths.officeBookings({ desde: from, hasta: to, estado })} className={link}>
                {copy[count]}
              </AreaLink>
              <Counted when={when} now={counts[count]} before={before.counts[count]} />
            </li>
          )}
        </Rows>
        <li className={row}>
          <AreaLink to={paths.officeIncidents({ desde: from, hasta: to })} className={link}>
            {copy.incidents}
          </AreaLink>
          <Counted when={when} now={counts.incidents} before={before.counts.incidents} />
        </li>
        <li className={row}>
          <Link to={cameIn} className={link}>
            {copy.dogs}
          </Link>
          <Counted when={when} now={counts.dogs} before={before.counts.dogs} />
        </li>
        <li className={row}>
          <Link to={cameIn} className={link}>
            {copy.stay}
          </Link>
          <Counted when={when} now={stayOf(counts)} before={stayOf(before.counts)} />
        </li>
      </ul>
      <ClientsNamed
        name={copy.newClients}
        count={counts.newClients}
        counted={<Counted when={when} now={counts.newClients} before={before.counts.newClients} />}
        clients={newClients}
      />
      <ClientsNamed
        name={copy.lostClients}
        text={copy.lostText(lostAfterDays)}
        count={counts.lostClients}
        counted={<Counted when={when} now={counts.lostClients} before={before.counts.lostClients} />}
        clients={lostClients.map(({ lastVisit, ...client }) => ({
          ...client,
          note: copy.lastVisit(formatDay(lastVisit, businessToday())),
        }))}
      />
    </Card>
  )
}

const oneDecimal = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** Median nights of a hotel stay. */
const stayOf = ({ stays, nights }: Sales['counts']) =>
  stays === 0 ? copy.noStays : copy.nightsOf(oneDecimal.format(nights / stays))

type CountedProps = Record<'now' | 'before', number | string> & { when: string }

const Counted = ({ now, before, when }: CountedProps) => (
  <span className="ml-auto tabular">
    <span className="font-strong">{now}</span>{' '}
    <span className="text-ink-soft">{copy.before(when, before)}</span>
  </span>
)
