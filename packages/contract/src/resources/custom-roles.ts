import { z } from 'zod'
import { staffRoles } from '../access.ts'
import { nameText, stamps, uuid, version } from '../fields.ts'
import { areaLimits, neverLimited, permissionAreas } from '../permission-areas.ts'
import { defineResource } from '../resource.ts'

const limits = z
  .partialRecord(
    z.enum(permissionAreas, { error: 'Elige áreas de la lista.' }),
    z.enum(areaLimits, { error: 'Elige si ve o no entra.' }),
  )
  .superRefine((chosen, context) => {
    for (const area of neverLimited.filter((one) => one in chosen))
      context.addIssue({ code: 'custom', path: [area], message: 'Deshacer va con lo que se hizo.' })
  })

const fields = { name: nameText, limits }
const baseRole = z.enum(staffRoles, { error: 'Elige un rol de la lista.' })

/** Custom role: a built-in role with narrowed areas. It never exceeds its base role. */
export const customRoles = defineResource({
  name: 'customRoles',
  path: '/roles',
  one: 'role',
  many: 'roles',
  id: 'id',
  record: z.object({ id: uuid, ...fields, baseRole, version, ...stamps }),
  create: z.strictObject({ ...fields, baseRole }).refine(keepsRolesAway, rolesStayWithAdmin()),
  update: z.strictObject({ ...z.object(fields).partial().shape, version: version.optional() }),
  sortable: ['name'],
  verbs: {
    list: { access: 'admin', failure: 'Error fetching roles' },
    create: { access: 'admin', confirms: true, failure: 'Error creating role' },
    read: { access: 'admin', failure: 'Error fetching role' },
    update: { access: 'admin', confirms: true, failure: 'Error updating role' },
    remove: { access: 'admin', confirms: true, failure: 'Error deleting role' },
  },
})

/**
 * Ensures that custom administrators cannot manage roles, because they could restore their own permissions.
 */
function keepsRolesAway({ baseRole: base, limits: chosen }: { baseRole: string; limits: object }) {
  return base !== 'admin' || 'users' in chosen
}

function rolesStayWithAdmin() {
  return {
    path: ['limits'],
    error: 'Quita «Usuarios e invitaciones»: quien da roles podría darse los demás.',
  }
}
