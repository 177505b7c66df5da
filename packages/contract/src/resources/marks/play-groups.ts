import { z } from 'zod'
import { clock, nameText, stamps, uuid, version } from '../../fields.ts'
import { defineResource } from '../../resource.ts'

/** Clock time, or empty. */
const time = z.union([z.literal(''), clock])

const fields = {
  name: nameText,
  /** Number of dogs that play in it at the same time. */
  capacity: z
    .int({ error: 'Escribe cuántos caben.' })
    .min(1, { error: 'Cabe al menos 1.' })
    .max(200, { error: 'Caben a lo más 200.' }),
  /** Heavier dogs cause a warning; null for no limit. */
  maxWeightKg: z
    .number({ error: 'Escribe el peso en kilos.' })
    .positive({ error: 'El peso es mayor que cero.' })
    .max(200, { error: 'El peso llega hasta 200 kg.' })
    .multipleOf(0.01, { error: 'Escribe el peso con dos decimales a lo más.' })
    .nullable(),
  /** Hours in which it plays; both empty for the whole day. */
  opens: time,
  closes: time,
  active: z.boolean({ error: 'Di si el grupo se usa.' }),
}

/** Groups in which present dogs play. A retired group takes no dogs. */
export const playGroups = defineResource({
  name: 'playGroups',
  path: '/playGroups',
  one: 'playGroup',
  many: 'playGroups',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({
    name: fields.name,
    capacity: fields.capacity,
    maxWeightKg: fields.maxWeightKg.optional(),
    opens: fields.opens.optional(),
    closes: fields.closes.optional(),
    active: fields.active.optional(),
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  search: ['name'],
  sortable: ['createdAt'],
  filters: z.object({ active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching play groups' },
    create: { access: 'desk', failure: 'Error creating play group' },
    read: { access: 'staff', failure: 'Error fetching play group' },
    update: { access: 'desk', failure: 'Error updating play group' },
  },
})
