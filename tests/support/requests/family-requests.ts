import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { missingId, personOf, type Asking, type Part } from './asking.ts'

const freshEmail = () => `familia-${newSecret().slice(0, 12).toLowerCase()}@correo.mx`
const password = 'perrito-de-montaña-7'

const accountOf = ({ server, about }: Asking) => (about === 'missing' ? missingId : server.ids.ana)

async function forgetFamily({ server }: Asking) {
  const { pool } = server.database
  await pool.query('delete from family_members')
  await pool.query('delete from family_invitations')
}

/** Somebody whom Ana invited, and the link of their mail. */
async function invitation(asking: Asking, email = freshEmail()) {
  await forgetFamily(asking)
  const token = newSecret()
  if (asking.about === 'missing') return token
  await asking.server.database.pool.query(
    `insert into family_invitations (account_id, email, name, token_hash, expires_at)
     values ($1, $2, 'Prueba', $3, now() + interval '5 minutes')`,
    [asking.server.ids.ana, email, hashOfSecret(token)],
  )
  return token
}

/** The second person of Ana's account. */
async function member(asking: Asking) {
  if (asking.about === 'missing') return missingId
  const { id } = await asking.network.newcomerLike('luis')
  await forgetFamily(asking)
  const { pool } = asking.server.database
  await pool.query('insert into family_members (user_id, account_id) values ($1, $2)', [
    id,
    asking.server.ids.ana,
  ])
  return id
}

/** Requests as Luis come from a new invited person; the others were not invited. */
async function joining(asking: Asking): Promise<Part> {
  if (asking.who !== 'luis') return { params: { token: await invitation(asking) } }
  const { email, token } = await asking.network.newcomerLike('luis')
  return { params: { token: await invitation(asking, email) }, token }
}

const ownData = async (asking: Asking) => ({ params: { id: personOf(asking) } })

/** A right request for each call about an account that two people use, and about one's own data. */
export const familyRequests: Record<string, (asking: Asking) => Promise<Part>> = {
  'clients.readData': ownData,
  'clients.downloadDataWorkbook': ownData,
  'clients.downloadData': ownData,
  'clients.readFamily': async (asking) => ({ params: { id: accountOf(asking) } }),
  'clients.inviteFamily': async (asking) => {
    await forgetFamily(asking)
    return { params: { id: accountOf(asking) }, body: { name: 'Beto', email: freshEmail() } }
  },
  'clients.revokeFamilyInvitation': async (asking) => {
    await invitation(asking)
    return { params: { id: accountOf(asking) } }
  },
  'clients.partFamily': async (asking) => ({ params: { id: await member(asking) } }),
  'auth.showFamilyInvitation': async (asking) => ({ params: { token: await invitation(asking) } }),
  'auth.acceptFamilyInvitation': async (asking) => ({
    params: { token: await invitation(asking) },
    body: { name: 'Prueba', lastName: 'De Paso', password, confirmPassword: password },
  }),
  'auth.joinFamily': joining,
}
