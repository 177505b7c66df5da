import { resources, type Resources, type Role } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { authSentences } from '../copy/people/auth-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { createRepository } from '../db/repository/repository.ts'
import { customRoles } from '../db/schema/people/custom-roles.ts'
import { refuseUnconfirmed } from '../http/actor.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'

export const customRoleRepository = createRepository(resources.customRoles, customRoles)

/** Custom roles. A change applies from the next request of their holders. */
export const customRoleHandlers = {
  create(input, { actor, tx }) {
    refuseUnconfirmed(actor)
    return customRoleRepository.insert(tx, input)
  },
  async update({ version, ...changes }, { actor, tx, id }, role) {
    refuseUnconfirmed(actor)
    if (role.baseRole === 'admin' && changes.limits && !('users' in changes.limits))
      throw new Refused('breaks-a-rule', { message: authSentences.rolesStayWithAdmin })
    const changed = await customRoleRepository.update(tx, id, changes, version)
    if (!changed) throw new Refused('not-found')
    return changed
  },
  async remove({ actor, tx, id }) {
    refuseUnconfirmed(actor)
    if (!(await customRoleRepository.remove(tx, id))) throw new Refused('not-found')
  },
} satisfies ResourceHandlers<Resources['customRoles']>

/**
 * Rejects a custom role with another base than the role it is assigned with. Locks it until the transaction
 * ends.
 */
export async function refuseOwnRoleOfAnother(tx: Tx, id: string, role: Role) {
  const [found] = await tx
    .select({ baseRole: customRoles.baseRole })
    .from(customRoles)
    .where(eq(customRoles.id, id))
    .for('key share')
  if (found?.baseRole === role) return
  const message = authSentences.ownRoleOfAnother
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'customRoleId', message }] })
}
