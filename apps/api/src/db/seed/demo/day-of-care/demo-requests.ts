import { addMinutes, compareInstants, isInstant } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { services } from '../../../schema/business/services.ts'
import { visitorMessages } from '../../../schema/business/visitor-messages.ts'
import { users } from '../../../schema/people/people.ts'
import { waitingList } from '../../../schema/waiting-list.ts'
import type { DemoAppointment } from '../demo-appointments.ts'
import type { DemoGuest } from '../demo-dogs.ts'

const trainer = 'Memo'
const messageMinutesAgo = 95
const waitingMinutesAgo = 26 * 60

/** Leaves a message that nobody has answered, and a family that waits for an hour of the trainer that is taken. */
export async function seedRequests(
  tx: Tx,
  guests: readonly DemoGuest[],
  { appointments, now }: { appointments: readonly DemoAppointment<DemoGuest>[]; now: string },
) {
  const [writer] = guests
  const [sender] = await tx.select().from(users).where(eq(users.id, writer!.ownerId))
  await tx.insert(visitorMessages).values({
    userId: sender!.id,
    kind: 'contact',
    name: `${sender!.name} ${sender!.lastName}`,
    email: sender!.email,
    phone: sender!.phone,
    subject: 'Vacaciones',
    message: `¿Tienen lugar para ${writer!.name} la última semana del mes? Come poco y duerme mucho.`,
    createdAt: addMinutes(now, -messageMinutesAgo),
  })
  const taken = appointments.find(
    ({ resource, start, status }) =>
      resource === trainer && status === 'confirmed' && isInstant(start) && compareInstants(start, now) > 0,
  )
  const waiting = guests.find(({ ownerId }) => taken?.dogs.every((dog) => dog.ownerId !== ownerId))
  const [service] = await tx.select().from(services).where(eq(services.serviceType, 'Entrenamiento'))
  if (!taken || !waiting || !service) return
  await tx.insert(waitingList).values({
    clientId: waiting.ownerId,
    serviceId: service.id,
    rumiIds: [waiting.id],
    start: taken.start,
    end: taken.end,
    firstDay: taken.start.slice(0, 10),
    createdAt: addMinutes(now, -waitingMinutesAgo),
  })
}
