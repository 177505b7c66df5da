import { families } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import type { AttemptLimits } from '../passwords/attempt-limits.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { acceptFamilyInvitation, familyInvitationOfLink, joinFamily } from './accept-family.ts'
import { inviteFamily, revokeFamilyInvitation } from './invite-family.ts'
import { partFamily } from './part-family.ts'
import { familyOf } from './read-family.ts'

/** Offers sharing an account with a second person, and coming by the link of the mail (decision 150). */
export function familyRoutes(
  app: FastifyInstance,
  deps: AuthDeps,
  limits: AttemptLimits,
  small: { bodyLimit: number },
) {
  const { db } = deps.database
  registerRoute(app, families.read, async ({ params: { id }, owner }) => ({
    data: { family: await familyOf(db, id, owner) },
  }))
  registerRoute(app, families.invite, async (context) => ({
    data: { family: await inviteFamily(db, limits, context) },
  }))
  registerRoute(app, families.revoke, (context) => revokeFamilyInvitation(db, context))
  registerRoute(app, families.part, (context) => partFamily(db, context))
  registerRoute(app, families.show, async ({ params }) => ({
    data: { invitation: await familyInvitationOfLink(db, params.token) },
  }))
  registerRoute(app, families.accept, (context) => acceptFamilyInvitation(deps, context), small)
  registerRoute(app, families.join, (context) => joinFamily(db, context), small)
}
