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
  registerRoute(app, invitations.create, async (asked) => ({
    data: { invitation: await invite(db, asked) },
  }))
  registerRoute(app, invitations.resend, async (asked) => ({
    data: { invitation: await resendInvitation(db, asked) },
  }))
  registerRoute(app, invitations.revoke, (asked) => revokeInvitation(db, asked))
  registerRoute(app, invitations.show, async ({ params }) => ({
    data: { invitation: await invitationOfLink(db, params.token) },
  }))
  registerRoute(app, invitations.accept, (asked) => acceptInvitation(deps, asked), small)
}
