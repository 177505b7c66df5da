import { z } from 'zod'
import { nameText, stamps, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'

const fields = { name: nameText, active: z.boolean({ error: 'Di si el salón se usa.' }) }

/** Halls for events. Deleting a used hall retires it. */
export const halls = defineResource({
  name: 'halls',
  path: '/halls',
  one: 'hall',
  many: 'halls',
  id: 'id',
  record: z.object({ id: uuid, ...fields, version, ...stamps }),
  create: z.strictObject({ name: fields.name }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({ active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching halls' },
    create: { access: 'admin', failure: 'Error creating hall' },
    update: { access: 'admin', failure: 'Error updating hall' },
    remove: { access: 'admin', failure: 'Error deleting hall' },
  },
})
