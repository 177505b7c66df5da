import { z } from 'zod'
import { centavos, clockTime, day, fileAddress, instant, text, uuid } from '../fields.ts'
import { visitStatuses } from '../rules/bookings/visit-statuses.ts'
import { careKinds, careResults, careStatuses } from '../rules/dogs/care.ts'
import { defineCall } from './call.ts'

/** Fields by which a dog is recognised: its name, and what its portrait is drawn from. */
const dogShown = {
  dogName: z.string(),
  breed: z.string(),
  color: z.string(),
  profileImg: fileAddress.nullable(),
}

/** One meal, medicine or walk of a day, marked or still to be done. */
const careEntry = z.object({
  careItemId: uuid,
  visitId: uuid,
  rumiId: uuid,
  clientId: uuid,
  ...dogShown,
  kind: z.enum(careKinds),
  name: z.string(),
  dose: z.string(),
  instructions: z.string(),
  time: clockTime,
  status: z.enum(careStatuses),
  /** Status of the dog's visit. */
  visitStatus: z.enum(visitStatuses),
  /** Mark that can be removed; null while there is none. */
  markId: uuid.nullable(),
  markedBy: uuid.nullable(),
  /** First name of the staff member. */
  markedByName: z.string(),
  markedAt: instant.nullable(),
  note: z.string(),
})
export type CareEntry = z.output<typeof careEntry>

const careSheet = z.object({
  day,
  lateDoseMinutes: z.int(),
  /** Charge for each given dose of medicine. */
  medicineDoseCentavos: centavos,
  entries: z.array(careEntry),
  /** Dogs of the day without a plan, with the texts of their files. */
  withoutPlan: z.array(
    z.object({
      rumiId: uuid,
      clientId: uuid,
      visitId: uuid,
      ...dogShown,
      feeding: z.string(),
      medication: z.string(),
    }),
  ),
})
export type CareSheet = z.output<typeof careSheet>

const careMark = z.object({
  id: uuid,
  careItemId: uuid,
  visitId: uuid,
  day,
  time: clockTime,
  result: z.enum(careResults),
  note: z.string(),
  markedBy: uuid,
  markedAt: instant,
})
export type CareMark = z.output<typeof careMark>

/** Meals, medicines and walks of a day. */
export const care = {
  /** Entries of a day for the dogs that are present, expected or gone that day; today by default. */
  sheet: defineCall({
    name: 'care.sheet',
    method: 'GET',
    path: '/careSheet',
    access: 'desk',
    status: 200,
    query: z.strictObject({ day: day.optional() }),
    answer: z.object({ data: z.object({ careSheet }) }),
    failure: 'Error fetching care sheet',
  }),
  /**
   * Marks an entry. The first mark counts: another one is rejected with `already-marked`. A mark made offline states its time, at most a
   * day ago and not before the day of the entry.
   */
  mark: defineCall({
    name: 'care.mark',
    method: 'POST',
    path: '/careMarks',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      careItemId: uuid,
      day,
      time: clockTime,
      result: z.enum(careResults, { error: 'Elige cómo fue.' }),
      note: text(300).optional(),
      markedAt: instant.optional(),
    }),
    answer: z.object({ data: z.object({ careMark }) }),
    failure: 'Error marking care',
  }),
  /** Removes a mark, so that its entry is open again. */
  unmark: defineCall({
    name: 'care.unmark',
    method: 'DELETE',
    path: '/careMarks/:id',
    access: 'desk',
    status: 204,
    params: z.object({ id: z.string() }),
    failure: 'Error removing care mark',
  }),
}
