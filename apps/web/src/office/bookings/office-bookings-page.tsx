import {
  bookingStatuses,
  dayOf,
  formatPesos,
  isDay,
  spokenDay,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useFetching, useStoreDispatch, useStoreSelector } from '../../app/store.ts'
import { QuietBoard } from '../../art/scenes/quiet-board.tsx'
import { bookingStatusCopy } from '../../copy/bookings.ts'
import { officeBookingsCopy } from '../../copy/office-bookings.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { BookingPanel } from '../booking-panel/booking-panel.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { officeMeta } from '../office-meta.ts'
import { BookingsNav } from './bookings-nav.tsx'
import { useDeskNews } from '../use-desk-news.ts'
import { useMayWrite } from '../use-may-write.ts'
import { fullName, useHouseBook, type HouseBook } from '../use-house-book.ts'

export const meta = officeMeta(officeBookingsCopy.title)

type Booking = RecordOf<Resources['bookings']>

const firstDayOf = ({ start }: Booking) => (isDay(start) ? start : dayOf(start))
const statusIn = (params: URLSearchParams) =>
  bookingStatuses.find((status) => status === params.get('estado'))

/** Every booking from a day on, whatever its state; a line leads to its day on the board, and opens all there is about it. */
export default function OfficeBookingsPage() {
  const [params, setParams] = useSearchParams()
  const dispatch = useStoreDispatch()
  const asked = params.get('desde')
  const from = asked !== null && isDay(asked) ? asked : houseToday()
  const status = statusIn(params)
  const query = { from, limit: 50, ...(status && { status }) }
  const fetching = useFetching([bookings.calls.list(query)], JSON.stringify(query))
  const { items, nextCursor } = useStoreSelector((state) => state.bookings)
  const book = useHouseBook({
    dogIds: items.flatMap(({ rumiIds }) => rumiIds),
    clientIds: items.map(({ clientId }) => clientId),
  })
  const mayWrite = useMayWrite()
  useDeskNews(fetching.again)
  const rows = items.toSorted((one, other) => (firstDayOf(one) < firstDayOf(other) ? -1 : 1))

  const narrow = (name: 'desde' | 'estado' | 'reserva', value: string) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <>
      <PageHeader
        title={officeBookingsCopy.title}
        actions={
          mayWrite && (
            <LinkButton to={paths.officeNewBooking()}>
              <Plus className="size-5" aria-hidden="true" />
              {officeBookingsCopy.add}
            </LinkButton>
          )
        }
      />
      <BookingsNav />
      <div className="no-print mb-4 flex flex-wrap gap-4">
        <DateField
          label={officeBookingsCopy.from}
          value={from}
          onChange={({ target }) => narrow('desde', target.value)}
        />
        <SelectField
          label={officeBookingsCopy.status}
          placeholder={officeBookingsCopy.anyStatus}
          options={bookingStatuses.map((value) => ({ value, label: bookingStatusCopy[value].word }))}
          value={status ?? ''}
          onChange={({ target }) => narrow('estado', target.value)}
        />
      </div>
      <Fetched fetchings={[fetching, book.fetching]}>
        <DataTable
          caption={officeBookingsCopy.caption}
          columns={columnsFor(book, (id) => narrow('reserva', id))}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              art={<QuietBoard />}
              title={officeBookingsCopy.emptyTitle}
              text={officeBookingsCopy.emptyText}
            />
          }
        />
        {nextCursor !== null && (
          <Button tone="secondary" className="mt-4" onClick={() => dispatch(bookings.loadMore())}>
            {officeBookingsCopy.more}
          </Button>
        )}
      </Fetched>
      <BookingPanel
        id={params.get('reserva')}
        onClose={() => narrow('reserva', '')}
        onChanged={fetching.again}
      />
    </>
  )
}

const columnsFor = (book: HouseBook, open: (id: string) => void): readonly Column<Booking>[] => [
  {
    key: 'when',
    header: officeBookingsCopy.when,
    cell: (booking) => (
      <Link
        to={`${paths.office()}?dia=${firstDayOf(booking)}`}
        className="inline-flex min-h-10 items-center whitespace-nowrap text-link underline"
      >
        <span className="first-letter:uppercase">{spokenDay(firstDayOf(booking), houseToday())}</span>
      </Link>
    ),
  },
  {
    key: 'dogs',
    header: officeBookingsCopy.dogs,
    cell: ({ rumiIds }) =>
      book
        .dogsIn(rumiIds)
        .map(({ name }) => name)
        .join(', '),
  },
  {
    key: 'status',
    header: officeBookingsCopy.status,
    cell: ({ status }) => (
      <StateChip tone={bookingStatusCopy[status].tone}>{bookingStatusCopy[status].word}</StateChip>
    ),
  },
  {
    key: 'owner',
    header: officeBookingsCopy.owner,
    secondary: true,
    cell: ({ clientId }) => fullName(book.client(clientId)),
  },
  {
    key: 'service',
    header: officeBookingsCopy.service,
    secondary: true,
    cell: ({ serviceId }) => book.serviceName(serviceId),
  },
  {
    key: 'total',
    header: officeBookingsCopy.total,
    numeric: true,
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
  {
    key: 'open',
    header: officeBookingsCopy.details,
    cell: ({ id, rumiIds }) => (
      <Button tone="quiet" size="small" onClick={() => open(id)}>
        {officeBookingsCopy.open}
        <span className="sr-only">
          {' '}
          {book
            .dogsIn(rumiIds)
            .map(({ name }) => name)
            .join(', ')}
        </span>
      </Button>
    ),
  },
]
