import { invitations } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { acceptInvitation, invitationOfLink } from './accept-invitation.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'

/** Offers inviting people to work here, and coming by the link of the mail. */
export function invitationRoutes(app: FastifyInstance, deps: AuthDeps, small: { bodyLimit: number }) {
  const { db } = deps.database
  registerRoute(app, invitations.list, async () => ({ data: { invitations: await listInvitations(db) } }))
  registerRoute(app, invitations.create, async (context) => ({
    data: { invitation: await invite(db, context) },
  }))
  registerRoute(app, invitations.resend, async (context) => ({
    data: { invitation: await resendInvitation(db, context) },
  }))
  registerRoute(app, invitations.revoke, (context) => revokeInvitation(db, context))
  registerRoute(app, invitations.show, async ({ params }) => ({
    data: { invitation: await invitationOfLink(db, params.token) },
  }))
  registerRoute(app, invitations.accept, (context) => acceptInvitation(deps, context), small)
}
