import './guest-table.css'
import {
  dayOf,
  hoursOf,
  isDay,
  formatClock,
  formatDay,
  timeOf,
  type DeskBooking,
  type Visit,
} from '@rumi/contract'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { inHouseCopy as copy } from '../../../copy/office/desk/in-house.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { GroupChip } from '../../kit/marks/group-chip.tsx'
import type { Guest } from './guests.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

type GuestTableProps = { guests: readonly Guest[]; visits: readonly Visit[] }

/** Row per dog, 20 to a sheet; cards on a narrow screen. */
export function GuestTable({ guests, visits }: GuestTableProps) {
  const { columns } = copy
  return (
    <div className="@container">
      <table className="guest-table w-full border-collapse text-left @max-4xl:block">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="@max-4xl:sr-only">
          <tr className="border-b-2 border-ink">
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col" className="px-2 py-1 font-strong text-ink-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-4xl:block">
          <Rows of={guests} by={({ dog }) => dog._id} within="table">
            {({ dog, deskBooking }) => (
              <tr
                className={`border-b border-line align-top @max-4xl:grid @max-4xl:gap-x-4 @max-4xl:py-3 @lg:@max-4xl:grid-cols-2 ${dog.feeding ? '' : 'guest-unfed'}`}
              >
                <th
                  scope="row"
                  className="px-2 py-1.5 text-base font-heading [overflow-wrap:anywhere] @lg:@max-4xl:col-span-2 @4xl:min-w-28"
                >
                  {dog.name}
                  <span className="block text-xs font-text text-ink-soft">{dog.breed}</span>
                  <span className="guest-marks">
                    <DogTags dog={dog} />
                  </span>
                </th>
                <Cell name={columns.where}>
                  <span className="@4xl:[overflow-wrap:break-word]">
                    {deskBooking.booking.resource ?? deskBooking.service.name}
                  </span>
                  <span className="guest-marks block">
                    <GroupChip id={visits.find(({ rumiId }) => rumiId === dog._id)?.playGroupId ?? null} />
                  </span>
                </Cell>
                <Cell name={columns.feeding}>
                  {dog.feeding || (
                    <strong className="inline-flex items-start gap-1.5">
                      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                      {copy.noFeeding}
                    </strong>
                  )}
                </Cell>
                <Cell name={columns.medication}>
                  {dog.medication ? <strong>{dog.medication}</strong> : <Quiet>{copy.noData}</Quiet>}
                </Cell>
                <Cell name={columns.care}>
                  {dog.allergies ? <strong>{dog.allergies}</strong> : <Quiet>{copy.noData}</Quiet>}
                </Cell>
                <Cell name={columns.leaves}>
                  <Leaves deskBooking={deskBooking} />
                </Cell>
                <Cell name={columns.owner}>
                  {fullName(deskBooking.owner)}
                  <span className="block whitespace-nowrap tabular">{deskBooking.owner.phone}</span>
                  {dog.emergencyContact && (
                    <span className="block">{copy.emergency(dog.emergencyContact)}</span>
                  )}
                </Cell>
              </tr>
            )}
          </Rows>
        </tbody>
      </table>
    </div>
  )
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="px-2 py-1.5 [overflow-wrap:anywhere] @max-4xl:grid @max-4xl:grid-cols-[5.5rem_minmax(0,1fr)] @max-4xl:py-0.5">
      <span className="text-ink-soft @4xl:hidden">{name}</span>
      <div>{children}</div>
    </td>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <span className="text-ink-soft">{children}</span>

function Leaves({ deskBooking: { booking, service } }: { deskBooking: DeskBooking }) {
  const today = businessToday()
  const terms = useBusiness()
  const { end } = booking
  const last = isDay(end) ? end : dayOf(end)
  const time = isDay(end)
    ? service.serviceType === 'Hotel'
      ? terms.hotel.checkOut
      : hoursOf(dayCareType, end, terms)?.closes
    : timeOf(end)
  const day = last === today ? copy.today : formatDay(last, today)
  return (
    <span className={last < today ? 'font-strong text-brick' : last === today ? 'font-strong' : ''}>
      {last < today && <span>{`${copy.overdue} `}</span>}
      <span>{day}</span>
      {time && (
        <>
          , <span className="whitespace-nowrap tabular">{formatClock(time)}</span>
        </>
      )}
    </span>
  )
}
