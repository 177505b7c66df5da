import { z } from 'zod'
import { day, nameText, ownPicture, stamps, text, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'
import { roomSizes } from '../rules/bookings/hotel.ts'

/** Nights on which a room is closed: from the night of `from` until the day it reopens. */
const closure = z
  .strictObject({ from: day, to: day, reason: text(200) })
  .refine(({ from, to }) => to > from, { error: 'Vuelve después del día en que sale.', path: ['to'] })

const outOfService = z
  .array(closure)
  .max(50, { error: 'Caben hasta 50 tiempos.' })
  .refine(
    (closures) =>
      closures
        .toSorted((one, other) => (one.from < other.from ? -1 : 1))
        .every(({ from }, at, ordered) => at === 0 || ordered[at - 1]!.to <= from),
    { error: 'Dos de esos tiempos se enciman.' },
  )

const fields = {
  name: nameText,
  size: z.enum(roomSizes, { error: 'Elige un tamaño.' }),
  maxDogs: z
    .int({ error: 'Escribe cuántos caben.' })
    .min(1, { error: 'Cabe al menos 1.' })
    .max(20, { error: 'Caben a lo más 20.' }),
  maxWeightKg: z
    .number({ error: 'Escribe el peso en kilos.' })
    .positive({ error: 'El peso es mayor que cero.' })
    .max(200, { error: 'El peso llega hasta 200 kg.' })
    .multipleOf(0.01, { error: 'Escribe el peso con dos decimales a lo más.' })
    .nullable(),
  /** The address of a photograph that was uploaded; empty where there is none. */
  photo: ownPicture,
  outOfService,
  active: z.boolean({ error: 'Di si la habitación se usa.' }),
}

/** Hotel rooms. Deleting a used room retires it; its bookings stay unchanged. */
export const rooms = defineResource({
  name: 'rooms',
  path: '/rooms',
  one: 'room',
  many: 'rooms',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({
    name: fields.name,
    size: fields.size,
    maxDogs: fields.maxDogs.optional(),
    maxWeightKg: fields.maxWeightKg.optional(),
    outOfService: fields.outOfService.optional(),
    active: fields.active.optional(),
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({ active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching rooms' },
    create: { access: 'admin', failure: 'Error creating room' },
    update: { access: 'admin', failure: 'Error updating room' },
    remove: { access: 'admin', failure: 'Error deleting room' },
  },
})
