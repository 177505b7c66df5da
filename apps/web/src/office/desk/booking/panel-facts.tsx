import { dayOf, formatDay, isWithPerson, type AnswerOf, type desk, type DeskBooking } from '@rumi/contract'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { firstDayOf } from '../visit-card/visit-cards.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { PanelNotes } from './panel-notes.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { formatWhen } from '../booking-status/booking-time.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type PanelFactsProps = {
  deskBooking: DeskBooking
  /** Bookings inside a stay. */
  addOns: AnswerOf<typeof desk.booking>['data']['addOns']
  /** Visitor messages that led to this booking. */
  messages: AnswerOf<typeof desk.booking>['data']['messages']
  mayWrite: boolean
  onChanged: () => Promise<void>
}

/** People, time, place and service, and the shared note. */
export function PanelFacts({ deskBooking, addOns, messages, mayWrite, onChanged }: PanelFactsProps) {
  const { booking, owner, secondPerson, dogs, service } = deskBooking
  const { tone, word } = bookingStatusCopy[booking.status]
  return (
    <div className="grid gap-4">
      <div>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        <Fact name={copy.when}>
          {formatWhen(booking, businessToday())}{' '}
          <AreaLink
            to={paths.office({ dia: firstDayOf(booking) })}
            className="inline-flex min-h-8 items-center text-link underline"
          >
            {copy.openDay}
          </AreaLink>
        </Fact>
        {booking.resource && (
          <Fact name={isWithPerson(service.serviceType) ? copy.withWhom : copy.where}>
            {booking.resource}
          </Fact>
        )}
        <Fact name={copy.service}>{service.name}</Fact>
        <Rows of={addOns} by={({ id }) => id} within="facts">
          {({ name, status, ...times }) => (
            <Fact name={copy.inside}>
              {name}, {formatWhen(times, businessToday())} ({bookingStatusCopy[status].word.toLowerCase()})
            </Fact>
          )}
        </Rows>
        <Fact name={copy.dogs}>
          <ul className="flex flex-wrap gap-x-4">
            <Rows of={dogs} by={({ _id }) => _id}>
              {({ _id, name }) => (
                <li>
                  <AreaLink
                    to={paths.officeDog(_id)}
                    className="inline-flex min-h-8 items-center text-link underline"
                  >
                    {name}
                  </AreaLink>
                </li>
              )}
            </Rows>
          </ul>
        </Fact>
        <Fact name={copy.owner}>
          {fullName(owner)}
          <ContactLinks client={owner} />
        </Fact>
        {secondPerson && (
          <Fact name={copy.secondPerson}>
            {fullName(secondPerson)}
            <ContactLinks client={secondPerson} />
          </Fact>
        )}
        <Rows of={dogs} by={({ _id }) => _id} within="facts">
          {({ name, pickup, emergencyContact }) => (
            <>
              {pickup && (
                <Fact name={copy.pickup}>
                  {dogs.length > 1 && <span>{`${name}: `}</span>}
                  {pickup}
                </Fact>
              )}
              {emergencyContact && (
                <Fact name={copy.emergencyContact}>
                  {dogs.length > 1 && <span>{`${name}: `}</span>}
                  {emergencyContact}
                </Fact>
              )}
            </>
          )}
        </Rows>
        <Rows of={messages} by={({ id }) => id} within="facts">
          {({ id, name, subject, createdAt }) => (
            <Fact name={copy.request}>
              <AreaLink
                to={paths.officeMessages({ mensaje: id })}
                className="inline-flex min-h-8 items-center text-link underline"
              >
                {copy.requestBy(subject || name, formatDay(dayOf(createdAt), businessToday()))}
              </AreaLink>
            </Fact>
          )}
        </Rows>
        {!mayWrite && booking.notes && <Fact name={copy.notes}>{booking.notes}</Fact>}
      </dl>
      {mayWrite && <PanelNotes deskBooking={deskBooking} onChanged={onChanged} />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
