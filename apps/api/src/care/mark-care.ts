import { careEntriesOf, timeOf, uuid, type BodyOf, type CareMark, type care } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { bookingForDoses, chargeDoses } from '../bookings/index.ts'
import { careSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { careItems, careMarks } from '../db/schema/care.ts'
import { users } from '../db/schema/people/people.ts'
import { visits } from '../db/schema/visits.ts'
import { actTime } from '../http/act-time.ts'
import type { Actor } from '../http/actor.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { currentSettings } from '../settings/index.ts'
import { visitsOfDay, visitsWhere } from '../visits/index.ts'

type Marking = BodyOf<typeof care.mark> & { by: Actor }
type Item = typeof careItems.$inferSelect
type Mark = typeof careMarks.$inferSelect

/**
 * Marks an entry of a dog that is or was present. The first mark of an entry counts, on however many devices; the others are rejected with
 * its author. A given dose of medicine is charged where the settings say so.
 */
export async function markCare(
  tx: Tx,
  { careItemId, day, time, result, note = '', markedAt, by }: Marking,
): Promise<CareMark> {
  const [item] = await tx
    .select()
    .from(careItems)
    .where(and(eq(careItems.id, careItemId), isNull(careItems.removedAt)))
    .for('share')
  if (!item) throw new Refused('not-found')
  if (day > today()) throw new Refused('breaks-a-rule', { message: careSentences.dayAhead })
  const at = actTime(markedAt, { field: 'markedAt', earliestDay: day })
  const visitId = await visitOf(tx, item, { day, time })
  const fee = await feeOf(tx, item, { visitId, result })
  const [mark] = await tx
    .insert(careMarks)
    .values({
      careItemId,
      visitId,
      day,
      time,
      result,
      note,
      kind: item.kind,
      name: item.name,
      dose: item.dose,
      markedBy: by.id,
      markedAt: at,
      ...fee,
    })
    .onConflictDoNothing({ target: [careMarks.careItemId, careMarks.day, careMarks.time] })
    .returning()
  if (!mark) throw await alreadyMarked(tx, { careItemId, day, time })
  if (fee.bookingId) await chargeDoses(tx, fee.bookingId)
  await announce(tx, item.rumiId, mark)
  const { kind: _kind, name: _name, dose: _dose, bookingId: _booking, feeCentavos: _fee, ...answer } = mark
  return answer
}

/** Removes a mark with its charge. A charged dose of a stay that has ended keeps its mark. */
export async function unmarkCare(tx: Tx, id: string): Promise<void> {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const [mark] = await tx.delete(careMarks).where(eq(careMarks.id, id)).returning()
  if (!mark) throw new Refused('not-found')
  if (mark.bookingId && !(await chargeDoses(tx, mark.bookingId)))
    throw new Refused('step-not-allowed', { message: careSentences.chargedAndGone })
  const [item] = await tx
    .select({ rumiId: careItems.rumiId })
    .from(careItems)
    .where(eq(careItems.id, mark.careItemId))
  await announce(tx, item!.rumiId, mark)
}

const announce = (tx: Tx, rumiId: string, { bookingId, id }: Mark) =>
  enqueueEvent(
    tx,
    { kind: 'care-changed', rumiId, markId: id },
    ...(bookingId ? [{ kind: 'booking-noted', bookingId } as const] : []),
  )

/** Returns the visit during which an entry is due. Rejects a time that the plan does not have, or at which the dog is absent. */
async function visitOf(tx: Tx, item: Item, { day, time }: { day: string; time: string }): Promise<string> {
  const found = await visitsWhere(tx, and(eq(visits.dogId, item.rumiId), visitsOfDay(day)))
  const { lateDoseMinutes } = await currentSettings(tx)
  const entries = careEntriesOf(
    { items: [item], visits: found, marks: [] },
    { day, now: now(), lateMinutes: lateDoseMinutes },
  )
  const due = entries.filter((entry) => entry.time === time)
  const statusOf = (visitId: string) => found.find(({ id }) => id === visitId)?.status
  const entry = due.find(({ visitId }) => statusOf(visitId) !== 'expected')
  if (entry) return entry.visitId
  throw new Refused('breaks-a-rule', {
    message: due.length > 0 ? careSentences.notArrived : careSentences.notThen,
  })
}

/** Returns the charge of a given dose of medicine, and the booking that pays for it; of a dog without a stay, none. */
async function feeOf(
  tx: Tx,
  { kind }: Item,
  { visitId, result }: Pick<Mark, 'visitId' | 'result'>,
): Promise<Pick<Mark, 'bookingId' | 'feeCentavos'>> {
  const free = { bookingId: null, feeCentavos: 0 }
  const { medicineDoseCentavos } = await currentSettings(tx)
  if (kind !== 'medicine' || medicineDoseCentavos === 0) return free
  if (result !== 'given' && result !== 'half') return free
  const bookingId = await bookingForDoses(tx, visitId)
  return bookingId ? { bookingId, feeCentavos: medicineDoseCentavos } : free
}

async function alreadyMarked(tx: Tx, { careItemId, day, time }: Pick<Mark, 'careItemId' | 'day' | 'time'>) {
  const [mark] = await tx
    .select({ result: careMarks.result, at: careMarks.markedAt, name: users.name })
    .from(careMarks)
    .innerJoin(users, eq(users.id, careMarks.markedBy))
    .where(and(eq(careMarks.careItemId, careItemId), eq(careMarks.day, day), eq(careMarks.time, time)))
  if (!mark) return new Refused('already-marked')
  const message = careSentences.markedBy(mark.name, careSentences.results[mark.result], timeOf(mark.at))
  return new Refused('already-marked', { message })
}
