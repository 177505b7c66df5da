import { z } from 'zod'
import { text, uuid } from '../fields.ts'
import { agreements } from './agreements.ts'
import { dogsHere, expectedDogs } from './arrivals.ts'
import { defineCall } from './call.ts'

/** Recognises a family at the entrance: by its telephone and the name of a dog that is expected today, or by a mailed code. */
const family = {
  phone: text(40, 1, 'Escribe tu teléfono.').optional(),
  dogName: text(80, 1, 'Escribe el nombre de tu perro.').optional(),
  /** Code of a booking, from its mails. */
  code: text(20, 1, 'Escribe tu código.').optional(),
}
type Family = Partial<Record<keyof typeof family, string | undefined>>
const isNamed = ({ phone, dogName, code }: Family) =>
  code !== undefined || (phone !== undefined && dogName !== undefined)
const unnamed = { path: ['phone'], error: 'Escribe tu teléfono y el nombre de tu perro, o tu código.' }
const answer = z.object({ data: expectedDogs })
const { version, drawing, name } = agreements.sign.body.shape

/**
 * Announcements of arrivals on the business's tablet at the entrance. A cookie, which staff set by opening it, admits the tablet and
 * nobody else. A family that is unknown or has no dog to come is answered as not found, always alike.
 */
export const kiosk = {
  /** Whether this browser is an open tablet. */
  state: defineCall({
    name: 'kiosk.state',
    method: 'GET',
    path: '/kiosk',
    access: 'public',
    status: 200,
    answer: z.object({ data: z.object({ isOpen: z.boolean() }) }),
  }),
  /** Makes this browser the tablet until the night, and ends the session of the staff member in it. */
  open: defineCall({
    name: 'kiosk.open',
    method: 'POST',
    path: '/kiosk',
    access: 'desk',
    status: 204,
  }),
  find: defineCall({
    name: 'kiosk.find',
    method: 'POST',
    path: '/kiosk/families',
    access: 'public',
    signed: true,
    namesOne: true,
    status: 200,
    body: z.strictObject(family).refine(isNamed, unnamed),
    answer,
  }),
  announce: defineCall({
    name: 'kiosk.announce',
    method: 'POST',
    path: '/kiosk/arrivals',
    access: 'public',
    signed: true,
    namesOne: true,
    status: 201,
    body: z.strictObject({ ...family, dogs: dogsHere }).refine(isNamed, unnamed),
    answer,
  }),
  sign: defineCall({
    name: 'kiosk.sign',
    method: 'POST',
    path: '/kiosk/signatures',
    access: 'public',
    signed: true,
    namesOne: true,
    status: 201,
    body: z
      .strictObject({ ...family, agreementId: uuid, version, drawing, name })
      .refine(isNamed, unnamed)
      .refine((signed) => signed.drawing !== undefined || Boolean(signed.name), {
        path: ['name'],
        error: 'Firma en el recuadro, o escribe tu nombre.',
      }),
    answer,
  }),
}
