import {
  addDays,
  bookingStatuses,
  formatPesos,
  isDay,
  isPricedByQuote,
  formatDay,
  formatHour,
  type RecordOf,
  type Resources,
  formatNames,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { QuietBoard } from '../../../art/scenes/empty/quiet-board.tsx'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { officeBookingsCopy } from '../../../copy/office/desk/bookings.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { Column } from '../../../ui/controls/data-table.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { firstDayOf } from '../visit-card/visit-cards.ts'
import { ExportBooks } from '../../kit/export-books.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { PagedTable } from '../../kit/paged-table.tsx'
import { BookingsNav } from '../../kit/bookings-nav.tsx'
import { useSearchWords } from '../../kit/records/use-search-words.ts'
import { loadBookings } from '../loaders.ts'
import { bookingsIn, bookingsQuery } from './bookings-in-address.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import { useCanSee, usePermission, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { fullName, useDirectory, type Directory } from '../../kit/records/use-directory.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

export const clientLoader = loadBookings
export const meta = officeMeta(officeBookingsCopy.title)

type Booking = RecordOf<Resources['bookings']>

/** Longest period of an export without an end day, in days. */
const daysTakenAway = 365

/** All bookings from a day on, in any status; a row opens its details. */
export default function OfficeBookingsPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const address = bookingsIn(params)
  const { from, to, status } = address
  const { search, settledSearch, searchFor } = useSearchWords()
  const {
    records: items,
    hasMore,
    loadMore,
    ...fetching
  } = useRecords('bookings', bookingsQuery(address, settledSearch))
  const book = useDirectory({
    dogIds: items.flatMap(({ rumiIds }) => rumiIds),
    clientIds: items.map(({ clientId }) => clientId),
  })
  const mayWrite = useCanWrite('bookings')
  const seesClients = useCanSee('clients')
  const maySeeBooks = usePermission({ access: 'books' })
  useDeskUpdates()

  return (
    <>
      <PageHeader
        title={officeBookingsCopy.title}
        actions={
          <>
            {mayWrite && (
              <AreaLinkButton to={paths.officeNewBooking()}>
                <Plus className="size-5" aria-hidden="true" />
                {officeBookingsCopy.add}
              </AreaLinkButton>
            )}
            {maySeeBooks && (
              <ExportBooks report="bookings" query={{ from, to: to ?? addDays(from, daysTakenAway) }} />
            )}
          </>
        }
      />
      <BookingsNav />
      <div className="no-print mb-4 flex flex-wrap gap-4 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="basis-full max-md:col-span-2">
          <SearchBox label={officeBookingsCopy.search} value={search} onChange={searchFor} />
        </div>
        <DateField
          label={officeBookingsCopy.from}
          value={from}
          onChange={({ target }) => void change({ desde: target.value })}
        />
        <DateField
          label={officeBookingsCopy.to}
          value={to ?? ''}
          min={from}
          onChange={({ target }) => void change({ hasta: target.value })}
        />
        <SelectField
          label={officeBookingsCopy.status}
          placeholder={officeBookingsCopy.anyStatus}
          options={bookingStatuses.map((value) => ({ value, label: bookingStatusCopy[value].word }))}
          value={status ?? ''}
          onChange={({ target }) => void change({ estado: target.value })}
        />
      </div>
      <Fetched fetchings={[fetching, book.fetching]}>
        <PagedTable
          caption={officeBookingsCopy.caption}
          columns={columnsFor(book).filter(({ key }) => seesClients || key !== 'owner')}
          rows={items}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void change({ reserva: id })}
          emptyArt={<QuietBoard />}
          emptyTitle={settledSearch ? officeBookingsCopy.noMatchTitle : officeBookingsCopy.emptyTitle}
          emptyText={settledSearch ? officeBookingsCopy.noMatchText : officeBookingsCopy.emptyText}
          emptyAction={
            settledSearch && mayWrite ? (
              <AreaLinkButton to={paths.officeNewBooking({ buscar: settledSearch })}>
                {officeBookingsCopy.add}
              </AreaLinkButton>
            ) : undefined
          }
          hasMore={hasMore}
          loadMore={loadMore}
        />
      </Fetched>
      <BookingPanel
        id={params.get('reserva')}
        onClose={() => void change({ reserva: null })}
        onChanged={fetching.again}
      />
    </>
  )
}

const columnsFor = (book: Directory): readonly Column<Booking>[] => [
  {
    key: 'dogs',
    header: officeBookingsCopy.dogs,
    cell: ({ rumiIds }) => namesOrUnknown(book.dogsIn(rumiIds)),
  },
  { key: 'when', header: officeBookingsCopy.when, oneLine: true, cell: (booking) => <When {...booking} /> },
  {
    key: 'status',
    header: officeBookingsCopy.status,
    oneLine: true,
    card: 'end',
    cell: ({ status }) => <StatusChip of={bookingStatusCopy[status]} />,
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
    cell: ({ serviceId }) => book.serviceName(serviceId),
  },
  {
    key: 'total',
    header: officeBookingsCopy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: (booking) =>
      isPricedByQuote(booking) ? officeBookingsCopy.onRequest : formatPesos(booking.totalCentavos),
  },
]

const namesOrUnknown = (dogs: readonly Pick<Dog, 'name'>[]) => formatNames(dogs) || officeCopy.unknownDog

function When({ start }: Pick<Booking, 'start'>) {
  const day = firstDayOf({ start })
  return (
    <>
      <span className="inline-block first-letter:uppercase">{formatDay(day, businessToday())}</span>
      {!isDay(start) && <span>{`, ${formatHour(start)}`}</span>}
    </>
  )
}
