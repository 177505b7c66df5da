import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { openAuthServer } from './open-auth-server.ts'
import { softPasskey } from './soft-passkey.ts'

export const password = 'perro feliz 99'
const stepSeconds = 30

/** The code an authenticator app shows, now or some steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * stepSeconds })

/** A code that no neighbouring step has. */
export function codeOfNone(secret: string) {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/** A house whose people have second factors. */
export async function openFactorServer(settings: Record<string, string> = {}) {
  const server = await openAuthServer(settings)
  const { call } = server

  const idOf = async (email: string) => {
    const { rows } = await server.db.execute<{ id: string }>(sql`select id from users where email = ${email}`)
    return rows[0]!.id
  }

  /** Signs in by the password alone. */
  const tokenOf = async (email: string) => (await server.logIn(email, password)).json().token as string

  async function addTotp(token: string) {
    await server.confirm(token, password)
    const begun = await call('POST', '/auth/second-factors/totp', { token })
    const { id, secret } = begun.json().data.totp as { id: string; secret: string }
    const confirmed = await call('POST', `/auth/second-factors/totp/${id}`, {
      token,
      body: { code: codeOf(secret, -1) },
    })
    const { recoveryCodes } = confirmed.json().data as { recoveryCodes: string[] | null }
    return { id, secret, recoveryCodes, confirmed }
  }

  async function addPasskey(token: string, passkey = softPasskey()) {
    await server.confirm(token, password)
    const requested = await call('POST', '/auth/second-factors/passkey-options', { token })
    const response = passkey.create(requested.json().data.options)
    const added = await call('POST', '/auth/second-factors/passkey', {
      token,
      body: { name: 'Llavero', response },
    })
    return { passkey, response, added }
  }

  /** Logs in with the right password, up to the second step. */
  async function beginLogin(email: string, ip?: string) {
    const login = await server.logIn(email, password, ip === undefined ? {} : { ip })
    return login.json().challenge as string
  }

  const finish = (challenge: string, proof: object) =>
    call('POST', '/auth/login/second-factor', { body: { challenge, proof } })

  return {
    ...server,
    idOf,
    tokenOf,
    addTotp,
    addPasskey,
    beginLogin,
    finish,
    /** Creates a user with an authenticator app, signed out. */
    async protected(email: string) {
      await server.welcome(email, password)
      return addTotp(await tokenOf(email))
    },
    /** Lets every code count as unused. */
    forgetSteps: () =>
      server.db.execute(sql`update totp_factors set last_step = 1 where last_step is not null`),
  }
}
