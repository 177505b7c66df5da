import { formatDay, formatPesos, type Receivable } from '@rumi/contract'
import { Link } from 'react-router'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, SpokenCell, type Column } from '../../../ui/controls/data-table.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type Visit = Receivable['visits'][number] & { client: string }

/** Receivables per visit or balance of the opening, each linked to its booking or order and its entries. */
export function OwedByVisit({ receivables }: { receivables: readonly Receivable[] }) {
  const visits = receivables
    .flatMap(({ name, visits: owed }) => owed.map((visit) => ({ ...visit, client: name })))
    .toSorted((one, other) => other.days - one.days)
  if (visits.length === 0) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg">{copy.visitByVisit}</h2>
      <DataTable
        unreadable={unreadableWithin.table}
        caption={copy.visitByVisit}
        columns={columns}
        rows={visits}
        rowKey={({ bookingId, orderId }) => bookingId ?? orderId ?? ''}
      />
    </section>
  )
}

const nameOf = ({ service, dogs }: Visit) => [service, ...dogs].join(', ')

const columns: readonly Column<Visit>[] = [
  {
    key: 'visit',
    header: copy.visit,
    cell: (visit) => (
      <AreaLink
        to={visit.bookingId ? paths.officeBooking(visit.bookingId) : paths.officeOrder(visit.orderId ?? '')}
        aria-label={copy.openVisit(nameOf(visit), visit.client)}
        className="inline-flex min-h-8 items-center font-text text-link underline underline-offset-2"
      >
        {nameOf(visit)}
      </AreaLink>
    ),
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ centavos }) => formatPesos(centavos),
  },
  { key: 'client', header: copy.client, card: 'whole', cell: ({ client }) => client },
  {
    key: 'ended',
    header: copy.endedOn,
    oneLine: true,
    showsHeader: true,
    card: 'whole',
    cell: ({ endedOn }) => <SpokenCell>{formatDay(endedOn, businessToday())}</SpokenCell>,
  },
  {
    key: 'days',
    header: copy.daysAgo,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    card: 'whole',
    cell: ({ days }) => copy.days(days),
  },
  {
    key: 'entries',
    header: copy.entry,
    card: 'whole',
    cell: (visit) => (
      <Link
        to={paths.officeEntries(
          visit.bookingId ? { reserva: visit.bookingId } : { pedido: visit.orderId ?? '' },
        )}
        aria-label={copy.entriesOf(nameOf(visit), visit.client)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {copy.itsEntries}
      </Link>
    ),
  },
]
