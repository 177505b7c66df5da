import { z } from 'zod'
import { nameText, stamps, uuid, version } from '../fields.ts'
import { defineResource } from '../resource.ts'

export const staffKinds = ['groomer', 'trainer'] as const
export type StaffKind = (typeof staffKinds)[number]

const fields = {
  name: nameText,
  /** The account of the person, where they have one. */
  userId: uuid.nullable(),
  /** The services they do; none means all of their kind. */
  services: z
    .array(uuid)
    .max(100, { error: 'Caben hasta 100 servicios.' })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Cada servicio va una sola vez.' }),
  active: z.boolean({ error: 'Di si trabaja aquí.' }),
}
const kind = z.enum(staffKinds, { error: 'Di si es de estética o de entrenamiento.' })

/** Groomers and trainers, with or without an account. Deleting one with bookings retires them. */
export const staffMembers = defineResource({
  name: 'staffMembers',
  path: '/staffMembers',
  one: 'staffMember',
  many: 'staffMembers',
  id: 'id',
  record: z.object({ id: uuid, kind, ...fields, version, ...stamps }),
  create: z.strictObject({
    kind,
    name: fields.name,
    userId: fields.userId.optional(),
    services: fields.services.optional(),
    active: fields.active.optional(),
  }),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  filters: z.object({ kind, active: z.stringbool() }),
  verbs: {
    list: { access: 'staff', failure: 'Error fetching staff members' },
    create: { access: 'admin', failure: 'Error creating staff member' },
    update: { access: 'admin', failure: 'Error updating staff member' },
    remove: { access: 'admin', failure: 'Error deleting staff member' },
  },
})
