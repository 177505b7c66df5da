import { randomUUID } from 'node:crypto'
import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { secretSealer } from '../../../apps/api/src/auth/second-factor/seal-secrets.ts'
import { codeOf } from '../../../apps/api/src/auth/testing/factor-server.ts'
import { softPasskey } from '../../../apps/api/src/auth/testing/soft-passkey.ts'
import { missingId, type Asking, type Part } from './asking.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A person without another use for their account; a caller without a session is a client. */
const newcomer = ({ network, who }: Asking) => network.newcomerLike(who ?? 'ana')

async function query<Row extends object>({ server }: Asking, text: string, values: unknown[]) {
  const { rows } = await server.database.pool.query<Row>(text, values)
  return rows
}

/** An authenticator app of theirs, confirmed or just begun. */
async function appOf(asking: Asking, userId: string, confirmed: boolean) {
  const id = randomUUID()
  const { seal } = secretSealer({ dataDir: asking.server.dataDir, secretKey: undefined })
  await query(
    asking,
    `insert into totp_factors (id, user_id, name, secret, confirmed_at, last_step)
     values ($1, $2, 'App', $3, case when $4 then now() end, case when $4 then 1 end)`,
    [id, userId, seal({ id, secret }), confirmed],
  )
  return id
}

/** A login of theirs whose password was right. */
async function loginOf(asking: Asking) {
  const challenge = newSecret()
  if (asking.about === 'missing') return challenge
  const { id } = await newcomer(asking)
  await appOf(asking, id, true)
  await query(
    asking,
    `insert into login_challenges (token_hash, user_id, expires_at) values ($1, $2, now() + interval '5 minutes')`,
    [hashOfSecret(challenge), id],
  )
  return challenge
}

async function passkeyChallenge(asking: Asking, purpose: 'create' | 'sign-in', userId: string | null) {
  const challenge = newSecret()
  await query(asking, `insert into passkey_challenges values ($1, $2, $3, now() + interval '5 minutes')`, [
    hashOfSecret(challenge),
    userId,
    purpose,
  ])
  return challenge
}

const atOurOrigin = { origin: 'http://localhost:3000', rpId: 'localhost' }

/** A session to spare, and an own factor that a request is about. */
async function ownFactor(asking: Asking) {
  const { id: userId, token } = await newcomer(asking)
  const factor = await appOf(asking, userId, true)
  return { token, params: { id: asking.about === 'missing' ? missingId : factor } }
}

const sessionToSpare = async (asking: Asking) => ({ token: (await newcomer(asking)).token })

/** Right requests for the calls of a second factor. */
export const factorRequests: Record<string, (asking: Asking) => Promise<Part>> = {
  'auth.finishLogin': async (asking) => ({
    body: { challenge: await loginOf(asking), proof: { kind: 'totp', code: codeOf(secret) } },
  }),
  'auth.loginPasskeyOptions': async (asking) => ({ body: { challenge: await loginOf(asking) } }),
  'auth.loginWithPasskey': async (asking) => {
    const { id } = await newcomer(asking)
    const passkey = softPasskey(atOurOrigin)
    await query(
      asking,
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
       values ($1, 'Llavero', $2, $3, 0, '[]', false)`,
      [id, passkey.credentialId, passkey.publicKey],
    )
    const challenge =
      asking.about === 'missing' ? newSecret() : await passkeyChallenge(asking, 'sign-in', null)
    return { body: { response: passkey.sign({ challenge }, { handle: id }) } }
  },
  'auth.listSecondFactors': async () => ({}),
  'auth.startTotp': sessionToSpare,
  'auth.confirmTotp': async (asking) => {
    const { id: userId, token } = await newcomer(asking)
    const begun = await appOf(asking, userId, false)
    return {
      token,
      params: { id: asking.about === 'missing' ? missingId : begun },
      body: { code: codeOf(secret) },
    }
  },
  'auth.passkeyCreationOptions': sessionToSpare,
  'auth.addPasskey': async (asking) => {
    const { id, token } = await newcomer(asking)
    const challenge = asking.about === 'missing' ? newSecret() : await passkeyChallenge(asking, 'create', id)
    return {
      token,
      body: { name: 'Llavero', response: softPasskey(atOurOrigin).create({ challenge }) },
    }
  },
  'auth.renameSecondFactor': async (asking) => ({
    ...(await ownFactor(asking)),
    body: { name: 'Mi teléfono' },
  }),
  'auth.removeSecondFactor': ownFactor,
  'auth.renewRecoveryCodes': async (asking) => {
    const { token } = await ownFactor(asking)
    return { token }
  },
}
