import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { missingId, type RequestContext, type Part } from './request-context.ts'

const freshEmail = () => `invitada-${newSecret().slice(0, 12).toLowerCase()}@correo.mx`
const password = 'perrito-de-montaña-7'

/** Invited person, and the link of their mail. */
async function invitation({ server, about }: RequestContext) {
  const token = newSecret()
  if (about === 'missing') return { id: missingId, token }
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into staff_invitations (email, name, role, token_hash, expires_at)
     values ($1, 'Prueba', 'colaborador', $2, now() + interval '5 minutes') returning id`,
    [freshEmail(), hashOfSecret(token)],
  )
  return { id: rows[0]!.id, token }
}

/** A right request for each call about people who are invited to work here. */
export const invitationRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'invitations.list': async () => ({}),
  'invitations.create': async () => ({ body: { name: 'Rosa', email: freshEmail(), role: 'colaborador' } }),
  'invitations.resend': async (context) => ({ params: { id: (await invitation(context)).id } }),
  'invitations.revoke': async (context) => ({ params: { id: (await invitation(context)).id } }),
  'auth.showInvitation': async (context) => ({ params: { token: (await invitation(context)).token } }),
  'auth.acceptInvitation': async (context) => ({
    params: { token: (await invitation(context)).token },
    body: { name: 'Prueba', lastName: 'De Paso', password, confirmPassword: password },
  }),
}
