import { z } from 'zod'
import { staffRoles } from '../access.ts'
import { nameText, stamps, uuid, version } from '../fields.ts'
import { alwaysSeen, areaLimits, neverLimited, permissionAreas } from '../permission-areas.ts'
import { defineResource } from '../resource.ts'

const some = (areas: readonly string[], area: string) => areas.includes(area)

const limits = z
  .partialRecord(
    z.enum(permissionAreas, { error: 'Elige áreas de la lista.' }),
    z.enum(areaLimits, { error: 'Elige si ve o no entra.' }),
  )
  .superRefine((chosen, context) => {
    for (const [area, limit] of Object.entries(chosen)) {
      if (some(neverLimited, area))
        context.addIssue({ code: 'custom', path: [area], message: 'Deshacer va con lo que se hizo.' })
      // A role without the desk opens none of the screens that read these areas.
      if (limit === 'none' && chosen.desk !== 'none' && some(alwaysSeen, area))
        context.addIssue({
          code: 'custom',
          path: [area],
          message: 'Las pantallas del mostrador leen esa área: puede quedar en solo ver.',
        })
    }
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
