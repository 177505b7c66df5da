import { addMinutes, holdsPlace, isInstant, quoteBooking } from '@rumi/contract'
import type { Tx } from '../connect.ts'
import { bookingDogs, bookingEvents, bookings, dogOccupancies } from '../schema/bookings.ts'
import { resources, services } from '../schema/services.ts'
import type { DemoAppointment } from './demo-appointments.ts'
import type { DemoGuest } from './demo-dogs.ts'
import { stepsOf, versionAt } from './demo-steps.ts'

type Appointment = DemoAppointment<DemoGuest>

const dayMinutes = 24 * 60
/** Long enough before that nothing of the demo is asked for only tomorrow. */
const askedDaysBefore = 20

/** Writes the demo's stays and visits with their past: dogs, rooms and people, whereabouts and steps. */
export async function bookDemoAppointments(
  tx: Tx,
  appointments: readonly Appointment[],
  desk: { deskId: string; now: string },
) {
  if (appointments.length === 0) return
  const serviceOf = new Map((await tx.select().from(services)).map((service) => [service.name, service]))
  const resourceOf = new Map((await tx.select().from(resources)).map(({ id, name }) => [name, id]))
  const booked = appointments.map((one, position) => {
    const askedAt = addMinutes(one.arrivesAt, position - askedDaysBefore * dayMinutes)
    return { ...one, bookingId: crypto.randomUUID(), ownerId: one.dogs[0].ownerId, askedAt }
  })
  type Booked = (typeof booked)[number]

  function rowOf({ bookingId, ownerId, askedAt, status, ...one }: Booked) {
    const service = serviceOf.get(one.service)
    if (!service) throw new Error(`the demo books ${one.service}, which is not for sale`)
    const { start, end, dogs } = one
    const { lines, totalCentavos } = quoteBooking({ service, dogs, start, end })
    return {
      id: bookingId,
      clientId: ownerId,
      serviceId: service.id,
      resourceId: resourceOf.get(one.resource) ?? null,
      status,
      ...(isInstant(start) ? { startAt: start, endAt: end } : { startDay: start, endDay: end }),
      lines,
      totalCentavos,
      version: versionAt(status),
      createdAt: askedAt,
      updatedAt: askedAt,
    }
  }

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
      .flatMap(({ bookingId, dogs, start, arrivesAt: startAt, leavesAt: endAt }) => {
        const kind = isInstant(start) ? ('visit' as const) : ('stay' as const)
        return dogs.map(({ id: dogId }) => ({ bookingId, dogId, kind, startAt, endAt }))
      }),
  )
  await tx.insert(bookingEvents).values(
    booked.flatMap((one) =>
      stepsOf(
        {
          ...one,
          answeredAt: addMinutes(one.arrivesAt, (1 - askedDaysBefore) * dayMinutes),
          givenUpAt: one.leavesAt,
        },
        desk,
      ),
    ),
  )
}
