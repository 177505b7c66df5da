import { careEntriesOf, type CareSheet, type Visit } from '@rumi/contract'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { careItems, careMarks } from '../db/schema/care.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { now } from '../http/clock.ts'
import { currentSettings } from '../settings/index.ts'
import { visitsOfDay, visitsWhere } from '../visits/index.ts'

/** Returns the care sheet of a day: an entry for each time of the plans of the dogs that are there, and each mark. */
export async function readCareSheet(db: Queryable, day: string): Promise<CareSheet> {
  const { lateDoseMinutes, medicineDoseCentavos } = await currentSettings(db)
  const visits = await visitsWhere(db, visitsOfDay(day))
  const byVisit = new Map(visits.map((visit) => [visit.id, visit]))
  const marks = (await marksOf(db, day)).filter(({ visitId }) => byVisit.has(visitId))
  const items = await itemsOf(db, visits, marks)
  const byId = new Map(items.map((item) => [item.id, item]))
  const files = await filesOf(db, visits)
  const entries = careEntriesOf(
    { items: items.filter(({ removedAt }) => removedAt === null), visits, marks },
    { day, now: now(), lateMinutes: lateDoseMinutes },
  )
  const planned = new Set(items.filter((item) => item.removedAt === null).map(({ rumiId }) => rumiId))
  return {
    day,
    lateDoseMinutes,
    medicineDoseCentavos,
    entries: entries.flatMap(({ careItemId, visitId, time, status, mark }) => {
      const item = byId.get(careItemId)
      const visit = byVisit.get(visitId)
      const dog = visit && files.get(visit.rumiId)
      if (!item || !dog) return []
      const { kind, name, dose } = mark ?? item
      return {
        careItemId,
        visitId,
        rumiId: visit.rumiId,
        clientId: visit.clientId,
        dogName: dog.name,
        breed: dog.breed,
        color: dog.color,
        profileImg: dog.profileImg,
        kind,
        name,
        dose,
        instructions: item.instructions,
        time,
        status,
        visitStatus: visit.status,
        markId: mark?.id ?? null,
        markedBy: mark?.markedBy ?? null,
        markedByName: mark?.markedByName ?? '',
        markedAt: mark?.markedAt ?? null,
        note: mark?.note ?? '',
      }
    }),
    withoutPlan: visits.flatMap(({ id, rumiId, clientId, status }) => {
      const dog = files.get(rumiId)
      if (!dog || status === 'missed' || status === 'gone' || planned.has(rumiId)) return []
      const { id: _id, name: dogName, ...file } = dog
      return { visitId: id, rumiId, clientId, dogName, ...file }
    }),
  }
}

const marksOf = (db: Queryable, day: string) =>
  db
    .select({
      id: careMarks.id,
      careItemId: careMarks.careItemId,
      visitId: careMarks.visitId,
      time: careMarks.time,
      result: careMarks.result,
      note: careMarks.note,
      kind: careMarks.kind,
      name: careMarks.name,
      dose: careMarks.dose,
      markedBy: careMarks.markedBy,
      markedAt: careMarks.markedAt,
      markedByName: users.name,
    })
    .from(careMarks)
    .innerJoin(users, eq(users.id, careMarks.markedBy))
    .where(eq(careMarks.day, day))

/** Returns the plans of the dogs, and the removed items that were marked. */
function itemsOf(db: Queryable, visits: readonly Visit[], marks: readonly { careItemId: string }[]) {
  const current = and(
    inArray(
      careItems.rumiId,
      visits.map(({ rumiId }) => rumiId),
    ),
    isNull(careItems.removedAt),
  )
  const marked = inArray(
    careItems.id,
    marks.map(({ careItemId }) => careItemId),
  )
  return db.select().from(careItems).where(or(current, marked)).orderBy(careItems.createdAt, careItems.id)
}

async function filesOf(db: Queryable, visits: readonly Visit[]) {
  const found = await db
    .select({
      id: dogs.id,
      name: dogs.name,
      breed: dogs.breed,
      color: dogs.color,
      profileImg: dogs.profileImg,
      feeding: dogs.feeding,
      medication: dogs.medication,
    })
    .from(dogs)
    .where(
      inArray(
        dogs.id,
        visits.map(({ rumiId }) => rumiId),
      ),
    )
  return new Map(found.map((dog) => [dog.id, dog]))
}
