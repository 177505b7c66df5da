import { addMinutes, compareInstants, dayOf, instantAt, timeOf } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { careItems, careMarks } from '../../../schema/care.ts'
import { dogs } from '../../../schema/people/dogs.ts'
import { visits } from '../../../schema/visits.ts'

/** Minutes before now of the late dose, and after now of the one that is due. */
const lateMinutes = 40
const dueMinutes = 20

const meals = ['08:00', '14:00', '18:00']
const plannedDogs = 5

/**
 * Gives dogs that are present their plans: meals that were marked at their times, a dose of medicine that is late and one that is due.
 */
export async function seedCare(tx: Tx, { deskId, now }: { deskId: string; now: string }) {
  const present = await tx
    .select({ visitId: visits.id, arrivedAt: visits.arrivedAt, rumiId: dogs.id, ownerId: dogs.ownerId })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .where(eq(visits.status, 'in-house'))
    .orderBy(asc(visits.arrivedAt), asc(dogs.name))
    .limit(plannedDogs)
  const day = dayOf(now)
  const from = dayOf(addMinutes(now, -3 * 24 * 60))
  for (const { visitId, arrivedAt, rumiId, ownerId } of present) {
    const plan = { rumiId, ownerId, statedBy: ownerId, from }
    const [meal] = await tx
      .insert(careItems)
      .values({ ...plan, kind: 'meal' as const, name: 'Croquetas', dose: '1 taza', times: meals })
      .returning({ id: careItems.id })
    const eaten = meals.filter((time) => {
      const at = instantAt(day, time)
      return compareInstants(at, arrivedAt!) >= 0 && compareInstants(at, now) <= 0
    })
    if (eaten.length > 0)
      await tx.insert(careMarks).values(
        eaten.map((time) => ({
          careItemId: meal!.id,
          visitId,
          day,
          time,
          result: 'given' as const,
          kind: 'meal' as const,
          name: 'Croquetas',
          dose: '1 taza',
          markedBy: deskId,
          markedAt: earlier(addMinutes(instantAt(day, time), 4), now),
        })),
      )
  }
  const [first, second = first] = present
  if (!first || !second) return
  const medicine = { kind: 'medicine' as const, from, instructions: 'Con un poco de comida.' }
  await tx.insert(careItems).values([
    {
      ...medicine,
      rumiId: first.rumiId,
      ownerId: first.ownerId,
      statedBy: first.ownerId,
      name: 'Apoquel 16 mg',
      dose: '1 tableta',
      times: [timeWithin(day, later(addMinutes(now, -lateMinutes), first.arrivedAt!))],
    },
    {
      ...medicine,
      rumiId: second.rumiId,
      ownerId: second.ownerId,
      statedBy: second.ownerId,
      name: 'Gotas para el oído',
      dose: '3 gotas por lado',
      times: [timeWithin(day, addMinutes(now, dueMinutes))],
    },
  ])
}

const earlier = (one: string, other: string) => (compareInstants(one, other) < 0 ? one : other)
const later = (one: string, other: string) => (compareInstants(one, other) > 0 ? one : other)

/** Returns the local time of an instant, or the edge of the day that it lies beyond. */
const timeWithin = (day: string, instant: string) =>
  dayOf(instant) < day ? '00:00' : dayOf(instant) > day ? '23:59' : timeOf(instant)
