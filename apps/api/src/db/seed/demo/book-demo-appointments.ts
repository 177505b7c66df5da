import {
  addMinutes,
  defaultTerms,
  holdsPlace,
  isInstant,
  isPricedByAgreement,
  quoteBooking,
} from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../../schema/bookings.ts'
import { dogOccupancies, type OccupancyKind } from '../../schema/dog-occupancies.ts'
import { resources, services } from '../../schema/business/services.ts'
import type { DemoAppointment } from './demo-appointments.ts'
import type { DemoGuest } from './demo-dogs.ts'
import { standingBefore, stepsOf, versionAt } from './demo-steps.ts'
import { seedServices } from '../services-for-sale.ts'

type Appointment = DemoAppointment<DemoGuest>

const dayMinutes = 24 * 60
/** Days between request and visit, so that all requests are well before tomorrow. */
const requestedDaysBefore = 20

/** Price of the demo's parties; the catalogue has none for them (decision 130). */
const partyPrice = { totalCentavos: 3_500_00, reason: 'Paquete Básico con pastel para ocho invitados.' }

/** Writes the demo's stays and visits with their past: dogs, rooms and people, whereabouts and steps. */
export async function bookDemoAppointments(
  tx: Tx,
  appointments: readonly Appointment[],
  desk: { deskId: string; now: string },
) {
  if (appointments.length === 0) return
  const sold = await tx.select().from(services)
  // The demo's names are those of the seed; a business that was seeded long ago has other ids.
  const serviceOf = new Map(
    seedServices.map(({ id, name, serviceType }) => [
      name as string,
      sold.find((one) => one.id === id) ?? sold.find((one) => one.serviceType === serviceType),
    ]),
  )
  const resourceOf = new Map((await tx.select().from(resources)).map(({ id, name }) => [name, id]))
  const booked = appointments.map((one, position) => {
    const requestedAt = addMinutes(one.arrivesAt, position - requestedDaysBefore * dayMinutes)
    return { ...one, bookingId: crypto.randomUUID(), ownerId: one.dogs[0].ownerId, requestedAt }
  })
  type Booked = (typeof booked)[number]

  const isParty = ({ service }: Booked) => isPricedByAgreement(serviceOf.get(service)?.serviceType ?? 'Hotel')

  function rowOf(appointment: Booked) {
    const { bookingId, ownerId, requestedAt, status, ...one } = appointment
    const service = serviceOf.get(one.service)
    if (!service) throw new Error(`the demo books ${one.service}, which is not for sale`)
    const { start, end, dogs } = one
    const agreedCentavos = isParty(appointment) ? partyPrice.totalCentavos : null
    const { lines, totalCentavos } = quoteBooking({ service, dogs, start, end, agreedCentavos }, defaultTerms)
    return {
      id: bookingId,
      clientId: ownerId,
      serviceId: service.id,
      resourceId: resourceOf.get(one.resource) ?? null,
      status: standingBefore(status),
      ...(isInstant(start) ? { startAt: start, endAt: end } : { startDay: start, endDay: end }),
      lines,
      totalCentavos,
      agreedCentavos,
      version: versionAt(status) + (agreedCentavos === null ? 0 : 1),
      createdAt: requestedAt,
      updatedAt: requestedAt,
    }
  }

  const agreementOn = ({ bookingId, requestedAt }: Booked) => ({
    bookingId,
    actorId: desk.deskId,
    at: addMinutes(requestedAt, 1),
    fromStatus: 'pending' as const,
    toStatus: 'pending' as const,
    note: partyPrice.reason,
    agreedCentavos: partyPrice.totalCentavos,
  })

  await tx.insert(bookings).values(booked.map(rowOf))
  await tx
    .insert(bookingDogs)
    .values(
      booked.flatMap(({ bookingId, ownerId, dogs }) =>
        dogs.map(({ id: dogId }) => ({ bookingId, dogId, ownerId })),
      ),
    )
  await tx.insert(dogOccupancies).values(
    booked
      .filter(({ status }) => holdsPlace(status))
      .flatMap((one) => {
        const { bookingId, dogs, start, arrivesAt: startAt, leavesAt: endAt } = one
        const kind: OccupancyKind = isParty(one) ? 'event' : isInstant(start) ? 'visit' : 'stay'
        return dogs.map(({ id: dogId }) => ({ bookingId, dogId, kind, startAt, endAt }))
      }),
  )
  await tx.insert(bookingEvents).values(
    booked.flatMap((one) => {
      const [requested, ...taken] = stepsOf(
        {
          ...one,
          answeredAt: addMinutes(one.arrivesAt, (1 - requestedDaysBefore) * dayMinutes),
          givenUpAt: one.leavesAt,
        },
        desk,
      )
      return [...(requested ? [requested] : []), ...(isParty(one) ? [agreementOn(one)] : []), ...taken]
    }),
  )
}
