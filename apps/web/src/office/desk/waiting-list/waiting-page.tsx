import {
  booking,
  dayOf,
  desk,
  isDay,
  formatDay,
  formatTheHour,
  type DeskWaiting,
  formatList,
} from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { officeWaitingCopy as copy } from '../../../copy/office/desk/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, SpokenCell, type Column } from '../../../ui/controls/data-table.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { BookingsNav } from '../../kit/bookings-nav.tsx'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { useDeskUpdates } from '../use-desk-updates.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { formatWhen } from '../booking-status/booking-time.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

export const meta = officeMeta(copy.title)

/** Waiting list: clients waiting for a service or a day, and places held for them. */
export default function WaitingPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const day = params.get('dia') ?? ''
  const catalog = useCall(booking.catalog, {})
  const services = catalog.answer?.data.services ?? []
  const serviceId = services.find(({ id }) => id === params.get('servicio'))?.id
  const query = { serviceId, day: isDay(day) ? day : undefined }
  const found = useCall(desk.waiting, { query })
  useDeskUpdates()

  return (
    <>
      <PageHeader title={copy.title} />
      <BookingsNav />
      <div className="no-print mb-4 flex flex-wrap items-end gap-4 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]">
        <SelectField
          label={copy.service}
          placeholder={copy.anyService}
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
          value={serviceId ?? ''}
          onChange={({ target }) => void change({ servicio: target.value })}
        />
        <DateField
          label={copy.day}
          value={day}
          onChange={({ target }) => void change({ dia: target.value })}
        />
        {day && (
          <Button tone="quiet" onClick={() => void change({ dia: null })}>
            {copy.allDays}
          </Button>
        )}
      </div>
      <Fetched fetchings={[catalog, found]}>
        <DataTable
          unreadable={unreadableWithin.table}
          caption={copy.caption}
          columns={columns}
          rows={found.answer?.data.waiting ?? []}
          rowKey={({ entry }) => entry.id}
          empty={<EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} />}
        />
      </Fetched>
    </>
  )
}

const columns: readonly Column<DeskWaiting>[] = [
  { key: 'dogs', header: copy.dogs, cell: ({ dogs }) => formatList(dogs) },
  { key: 'wants', header: copy.wants, cell: ({ entry }) => formatWhen(entry, businessToday()) },
  { key: 'service', header: copy.service, secondary: true, cell: ({ serviceName }) => serviceName },
  {
    key: 'owner',
    header: copy.owner,
    cell: ({ owner }) => (
      <>
        {fullName(owner)}
        <ContactLinks client={owner} />
      </>
    ),
  },
  {
    key: 'since',
    header: copy.since,
    secondary: true,
    showsHeader: true,
    cell: ({ entry }) => <SpokenCell>{formatDay(dayOf(entry.createdAt), businessToday())}</SpokenCell>,
  },
  { key: 'status', header: copy.status, card: 'whole', cell: ({ entry }) => <WaitingState entry={entry} /> },
]

function WaitingState({ entry: { offeredUntil, bookingId } }: Pick<DeskWaiting, 'entry'>) {
  if (!offeredUntil || !bookingId)
    return (
      <span className="whitespace-nowrap">
        <StateChip tone="neutral">{copy.waiting}</StateChip>
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <StateChip tone="soon">{copy.offeredUntil(formatTheHour(offeredUntil))}</StateChip>
      <AreaLink
        to={paths.officeBooking(bookingId)}
        className="inline-flex min-h-10 items-center text-link underline"
      >
        {copy.openBooking}
      </AreaLink>
    </span>
  )
}
