import { z } from 'zod'
import { clockTime, day, someOf, stamps, text, uuid, version } from '../../fields.ts'
import { defineResource } from '../../resource.ts'
import { careKinds, careLimits } from '../../rules/dogs/care.ts'

const times = z
  .array(clockTime)
  .min(1, { error: 'Escribe al menos una hora.' })
  .max(careLimits.timesPerDay, { error: `Caben hasta ${careLimits.timesPerDay} horas.` })
  .transform((given) => [...new Set(given)].toSorted())

const fields = {
  kind: z.enum(careKinds, { error: 'Elige si es comida, medicina, paseo u otra cosa.' }),
  name: text(80, 1, 'Escribe qué se le da o se le hace.'),
  /** Amount, such as `1 tableta` or `2 tazas`. */
  dose: text(80),
  instructions: text(500),
  /** Clock times of each day, `HH:MM`. */
  times,
  from: day,
  /** Last day; null until further notice. */
  until: day.nullable(),
}

/** Plan of a dog's meals, medicines and walks, written by its owner or by the desk. The care sheet of a day has an entry for each time. */
export const careItems = defineResource({
  name: 'careItems',
  path: '/careItems',
  one: 'careItem',
  many: 'careItems',
  id: 'id',
  owner: 'ownerId',
  record: z.object({
    id: uuid,
    rumiId: uuid,
    ownerId: uuid,
    ...fields,
    times: z.array(clockTime),
    /** Author of the last change. */
    statedBy: uuid,
    statedByName: z.string(),
    /** True if the author of the last change belongs to the family. */
    statedByOwner: z.boolean(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    rumiId: uuid,
    kind: fields.kind,
    name: fields.name,
    dose: fields.dose.optional(),
    instructions: fields.instructions.optional(),
    times,
    /** Today by default. */
    from: fields.from.optional(),
    until: fields.until.optional(),
  }),
  update: z.strictObject({
    ...z.object(fields).partial().shape,
    version: version.optional(),
  }),
  filters: z.object({ rumiId: someOf(uuid) }),
  verbs: {
    list: { access: 'own-or-desk', failure: 'Error fetching care items' },
    create: { access: 'own-or-desk', failure: 'Error creating care item' },
    update: { access: 'own-or-desk', failure: 'Error updating care item' },
    remove: { access: 'own-or-desk', failure: 'Error deleting care item' },
  },
})
