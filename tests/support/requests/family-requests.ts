import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { missingId, personOf, type RequestContext, type Part } from './request-context.ts'

const freshEmail = () => `familia-${newSecret().slice(0, 12).toLowerCase()}@correo.mx`
const password = 'perrito-de-montaña-7'

const accountOf = ({ server, about }: RequestContext) => (about === 'missing' ? missingId : server.ids.ana)

async function forgetFamily({ server }: RequestContext) {
  const { pool } = server.database
  await pool.query('delete from family_members')
  await pool.query('delete from family_invitations')
}

/** Person invited by Ana, and the link of their mail. */
async function invitation(context: RequestContext, email = freshEmail()) {
  await forgetFamily(context)
  const token = newSecret()
  if (context.about === 'missing') return token
  await context.server.database.pool.query(
    `insert into family_invitations (account_id, email, name, token_hash, expires_at)
     values ($1, $2, 'Prueba', $3, now() + interval '5 minutes')`,
    [context.server.ids.ana, email, hashOfSecret(token)],
  )
  return token
}

/** The second person of Ana's account. */
async function member(context: RequestContext) {
  if (context.about === 'missing') return missingId
  const { id } = await context.network.newcomerLike('luis')
  await forgetFamily(context)
  const { pool } = context.server.database
  await pool.query('insert into family_members (user_id, account_id) values ($1, $2)', [
    id,
    context.server.ids.ana,
  ])
  return id
}

/** Requests as Luis come from a new invited person; the others were not invited. */
async function joining(context: RequestContext): Promise<Part> {
  if (context.who !== 'luis') return { params: { token: await invitation(context) } }
  const { email, token } = await context.network.newcomerLike('luis')
  return { params: { token: await invitation(context, email) }, token }
}

const ownData = async (context: RequestContext) => ({ params: { id: personOf(context) } })

/** A right request for each call about an account that two people use, and about one's own data. */
export const familyRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'clients.readData': ownData,
  'clients.downloadDataWorkbook': ownData,
  'clients.downloadData': ownData,
  'clients.readFamily': async (context) => ({ params: { id: accountOf(context) } }),
  'clients.inviteFamily': async (context) => {
    await forgetFamily(context)
    return { params: { id: accountOf(context) }, body: { name: 'Beto', email: freshEmail() } }
  },
  'clients.revokeFamilyInvitation': async (context) => {
    await invitation(context)
    return { params: { id: accountOf(context) } }
  },
  'clients.partFamily': async (context) => ({ params: { id: await member(context) } }),
  'auth.showFamilyInvitation': async (context) => ({ params: { token: await invitation(context) } }),
  'auth.acceptFamilyInvitation': async (context) => ({
    params: { token: await invitation(context) },
    body: { name: 'Prueba', lastName: 'De Paso', password, confirmPassword: password },
  }),
  'auth.joinFamily': joining,
}
