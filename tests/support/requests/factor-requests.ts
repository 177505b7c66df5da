import { randomUUID } from 'node:crypto'
import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { secretSealer } from '../../../apps/api/src/auth/second-factor/seal-secrets.ts'
import { codeOf } from '../../../apps/api/src/auth/testing/factor-server.ts'
import { softPasskey } from '../../../apps/api/src/auth/testing/soft-passkey.ts'
import { missingId, type RequestContext, type Part } from './request-context.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A person without another use for their account; a caller without a session is a client. */
const newcomer = ({ network, who }: RequestContext) => network.newcomerLike(who ?? 'ana')

async function query<Row extends object>({ server }: RequestContext, text: string, values: unknown[]) {
  const { rows } = await server.database.pool.query<Row>(text, values)
  return rows
}

/** An authenticator app of theirs, confirmed or just begun. */
async function appOf(context: RequestContext, userId: string, confirmed: boolean) {
  const id = randomUUID()
  const { seal } = secretSealer({ dataDir: context.server.dataDir, secretKey: undefined })
  await query(
    context,
    `insert into totp_factors (id, user_id, name, secret, confirmed_at, last_step)
     values ($1, $2, 'App', $3, case when $4 then now() end, case when $4 then 1 end)`,
    [id, userId, seal({ id, secret }), confirmed],
  )
  return id
}

/** A login of theirs whose password was right. */
async function loginOf(context: RequestContext) {
  const challenge = newSecret()
  if (context.about === 'missing') return challenge
  const { id } = await newcomer(context)
  await appOf(context, id, true)
  await query(
    context,
    `insert into login_challenges (token_hash, user_id, expires_at) values ($1, $2, now() + interval '5 minutes')`,
    [hashOfSecret(challenge), id],
  )
  return challenge
}

async function passkeyChallenge(
  context: RequestContext,
  purpose: 'create' | 'sign-in',
  userId: string | null,
) {
  const challenge = newSecret()
  await query(context, `insert into passkey_challenges values ($1, $2, $3, now() + interval '5 minutes')`, [
    hashOfSecret(challenge),
    userId,
    purpose,
  ])
  return challenge
}

const atOurOrigin = { origin: 'http://localhost:3000', rpId: 'localhost' }

/** A session to spare, and an own factor that a request is about. */
async function ownFactor(context: RequestContext) {
  const { id: userId, token } = await newcomer(context)
  const factor = await appOf(context, userId, true)
  return { token, params: { id: context.about === 'missing' ? missingId : factor } }
}

const sessionToSpare = async (context: RequestContext) => ({ token: (await newcomer(context)).token })

/** Right requests for the calls of a second factor. */
export const factorRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'auth.finishLogin': async (context) => ({
    body: { challenge: await loginOf(context), proof: { kind: 'totp', code: codeOf(secret) } },
  }),
  'auth.loginPasskeyOptions': async (context) => ({ body: { challenge: await loginOf(context) } }),
  'auth.loginWithPasskey': async (context) => {
    const { id } = await newcomer(context)
    const passkey = softPasskey(atOurOrigin)
    await query(
      context,
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
       values ($1, 'Llavero', $2, $3, 0, '[]', false)`,
      [id, passkey.credentialId, passkey.publicKey],
    )
    const challenge =
      context.about === 'missing' ? newSecret() : await passkeyChallenge(context, 'sign-in', null)
    return { body: { response: passkey.sign({ challenge }, { handle: id }) } }
  },
  'auth.listSecondFactors': async () => ({}),
  'auth.startTotp': sessionToSpare,
  'auth.confirmTotp': async (context) => {
    const { id: userId, token } = await newcomer(context)
    const begun = await appOf(context, userId, false)
    return {
      token,
      params: { id: context.about === 'missing' ? missingId : begun },
      body: { code: codeOf(secret) },
    }
  },
  'auth.passkeyCreationOptions': sessionToSpare,
  'auth.addPasskey': async (context) => {
    const { id, token } = await newcomer(context)
    const challenge =
      context.about === 'missing' ? newSecret() : await passkeyChallenge(context, 'create', id)
    return {
      token,
      body: { name: 'Llavero', response: softPasskey(atOurOrigin).create({ challenge }) },
    }
  },
  'auth.renameSecondFactor': async (context) => ({
    ...(await ownFactor(context)),
    body: { name: 'Mi teléfono' },
  }),
  'auth.removeSecondFactor': ownFactor,
  'auth.renewRecoveryCodes': async (context) => {
    const { token } = await ownFactor(context)
    return { token }
  },
}
