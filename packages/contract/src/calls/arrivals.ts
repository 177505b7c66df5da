import { z } from 'zod'
import { clockTime, fileAddress, instant, text, uuid } from '../fields.ts'
import { announcedCare, careKinds } from '../rules/dogs/care.ts'
import { agreement } from './agreements.ts'
import { defineCall } from './call.ts'

/** Statement of a client that a dog is at the entrance. The dog counts as present once the desk receives it. */
export const announcement = z.object({
  at: instant,
  care: z.enum(announcedCare),
  /** Changes of its meals and medicines, in the words of the family. */
  note: z.string(),
})
export type Announcement = z.output<typeof announcement>

/** Dog that is expected today, with what its family confirms at its arrival. */
const expectedDog = z.object({
  visitId: uuid,
  rumiId: uuid,
  name: z.string(),
  breed: z.string(),
  color: z.string(),
  profileImg: fileAddress.nullable(),
  expectedAt: instant,
  /** Names of the booked services. */
  services: z.array(z.string()),
  /** Meals, medicines and walks of this visit, by their first time. */
  care: z.array(
    z.object({
      id: uuid,
      kind: z.enum(careKinds),
      name: z.string(),
      dose: z.string(),
      instructions: z.string(),
      times: z.array(clockTime),
    }),
  ),
  announcement: announcement.nullable(),
})
export type ExpectedDog = z.output<typeof expectedDog>

/** Expected dogs of a family, and the agreements that their services require and that are not signed. */
export const expectedDogs = z.object({ dogs: z.array(expectedDog), agreements: z.array(agreement) })
export type ExpectedDogs = z.output<typeof expectedDogs>

/** Dogs that are at the entrance. */
export const dogsHere = z
  .array(
    z.strictObject({
      visitId: uuid,
      care: z.enum(announcedCare, { error: 'Di si algo cambió.' }),
      note: text(300).optional(),
    }),
  )
  .min(1, { error: 'Elige quién llegó.' })
  .max(20, { error: 'Avisa de 20 perros a lo más.' })

/** Announcements of arrivals on the client's own telephone. */
export const arrivals = {
  /** The account's dogs that are expected today and not received yet. */
  expected: defineCall({
    name: 'arrivals.expected',
    method: 'GET',
    path: '/arrivals',
    access: 'own',
    status: 200,
    answer: z.object({ data: expectedDogs }),
  }),
  /** Announces dogs to the desk. Another announcement of the day replaces what was confirmed. */
  announce: defineCall({
    name: 'arrivals.announce',
    method: 'POST',
    path: '/arrivals',
    access: 'own',
    status: 201,
    body: z.strictObject({ dogs: dogsHere }),
    answer: z.object({ data: expectedDogs }),
  }),
}
