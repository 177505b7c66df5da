import { formatDays, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookingRepository, waitingRepository } from '../bookings/index.ts'
import { dogSentences } from '../copy/people/dog-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { services } from '../db/schema/business/services.ts'
import { waitingList } from '../db/schema/waiting-list.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

type Ending = Pick<RecordOf<Resources['dogs']>, 'ended'>
type Dog = Pick<typeof dogs.$inferSelect, 'id' | 'ownerId' | 'name'>

/** Maximum number of upcoming bookings named in the refusal. */
const mostNamed = 10

/**
 * Records a dog's death or departure, or its return, which only the desk may record. Throws while the dog has
 * upcoming bookings and lists them.
 */
export async function endDog(
  tx: Tx,
  { id, ended, owner }: Ending & { id: string; owner: string | null },
): Promise<Partial<Ending & { endedOn: string | null }>> {
  const [dog] = await tx.select().from(dogs).where(eq(dogs.id, id)).for('no key update')
  if (!dog || dog.ended === ended) return {}
  if (ended === null) {
    if (owner) throw new Refused('not-your-role', { message: dogSentences.deskTakesBack })
    return { ended, endedOn: null }
  }
  if (dog.ended !== null) return { ended }
  await refuseWhileExpected(tx, dog, owner === null)
  return { ended, endedOn: today() }
}

async function refuseWhileExpected(tx: Tx, dog: Dog, isDesk: boolean) {
  const isWaiting = and(
    eq(waitingList.clientId, dog.ownerId),
    inArray(waitingList.status, ['waiting', 'offered']),
    sql`${waitingList.rumiIds} ? ${dog.id}`,
  )
  const isBooked = and(
    inArray(bookings.status, ['pending', 'confirmed', 'checked-in']),
    inArray(
      bookings.id,
      tx.select({ id: bookingDogs.bookingId }).from(bookingDogs).where(eq(bookingDogs.dogId, dog.id)),
    ),
    // An offer is cancelled with its waiting-list entry.
    sql`not exists (select from ${waitingList} w where w.booking_id = ${bookings.id} and w.status = 'offered')`,
  )
  const booked = await bookingRepository.list(tx, { limit: mostNamed, where: isBooked, sort: 'start' })
  const waiting = await waitingRepository.list(tx, { limit: mostNamed, where: isWaiting })
  if (booked.items.length + waiting.items.length === 0) return
  const sold = await tx.select({ id: services.id, name: services.name }).from(services)
  const visit = ({ serviceId, start, end }: { serviceId: string; start: string; end: string }) =>
    `${sold.find(({ id }) => id === serviceId)?.name}, ${formatDays({ start, end }, today())}`
  const { inHouse, booked: asBooked, waits, waitsAtTheDesk } = dogSentences
  const ahead = [
    ...booked.items.map((one) => (one.status === 'checked-in' ? inHouse : asBooked)(visit(one))),
    ...waiting.items.map((one) => (isDesk ? waitsAtTheDesk : waits)(visit(one))),
  ]
  throw new Refused('visits-booked', { message: dogSentences.stillExpected(dog.name, ahead) })
}
