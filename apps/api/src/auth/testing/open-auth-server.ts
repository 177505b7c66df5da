import { defaultSettings } from '@rumi/contract'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { readConfig } from '../../config.ts'
import { empty } from '../../db/testing/database-templates.ts'
import { openTestDatabase, type TestDatabaseOptions } from '../../db/testing/open-test-database.ts'
import { registerErrorHandler } from '../../http/errors.ts'
import { limitConcurrency } from '../../http/limits/limit-concurrency.ts'
import { startJobs } from '../../jobs/index.ts'
import { createMailer } from '../../mail/index.ts'
import { authRoutes, accountMails, resolveActor } from '../index.ts'

type Sent = {
  body?: object | string
  token?: string
  cookie?: string
  ip?: string
  headers?: Record<string, string>
}

type Settings = Record<string, string>

const quiet = { info() {}, warn() {}, error() {} }
const mailWithinMs = 10_000

/** A server with the routes of authentication, a database of its own, and mails that are written into a folder. */
export async function openAuthServer(settings: Settings = {}, options: TestDatabaseOptions = {}) {
  const database = await openTestDatabase(empty, options)
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-auth-'))
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4600', DATA_DIR: dataDir, ...settings })

  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  registerErrorHandler(app)
  await app.register(cookie)
  app.decorateRequest('actor', null)
  limitConcurrency(app, database)
  app.addHook('onRequest', async (request) => {
    request.actor = await resolveActor(database.db, config, request)
  })
  authRoutes(app, { database, config })
  const jobs = await startJobs({
    database,
    handlers: [
      accountMails({ database, config, sendTemplate: createMailer(config, async () => defaultSettings) }),
    ],
    logger: quiet,
  })
  app.addHook('onResponse', async () => jobs.flush())

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, sent: Sent = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: sent.ip ?? '127.0.0.1',
      headers: {
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { payload: sent.body }),
    })

  /** The mails that lie in the outbox for an address, oldest first. */
  async function mailsTo(email: string): Promise<string[]> {
    const outbox = join(dataDir, 'outbox')
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return mails.filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))
  }

  /** Waits for the next mail to an address and gives it. */
  async function nextMail(email: string, already = 0): Promise<string> {
    for (const began = Date.now(); Date.now() - began < mailWithinMs; await sleep(25)) {
      const mail = (await mailsTo(email))[already]
      if (mail) return mail
    }
    throw new Error(`no mail number ${already + 1} to ${email}`)
  }

  const register = (email: string, password: string, more: object = {}) => {
    const form = {
      name: 'Ana',
      lastName: 'Ruiz',
      email,
      confirmEmail: email,
      password,
      confirmPassword: password,
    }
    return call('POST', '/auth/register', { body: { ...form, ...more } })
  }

  /** Someone who has registered and proven their address. */
  async function welcome(email: string, password: string) {
    await register(email, password)
    await call('POST', `/auth/verify-email/${linkIn(await nextMail(email), 'verificar')}`, {
      body: { password },
    })
    return { email, password }
  }

  const logIn = (email: string, password: string, sent: Sent = {}) =>
    call('POST', '/auth/login', { ...sent, body: { email, password } })

  /** Re-authenticates with the password. */
  const confirm = (token: string, password: string) =>
    call('POST', '/auth/confirm', { token, body: { currentPassword: password } })

  /** Signs in a user whose role needs a second factor by password alone, then adds the factor. */
  async function staffToken(email: string, password: string) {
    await database.db.execute(
      sql`delete from passkeys where user_id = (select id from users where email = ${email})`,
    )
    const { token } = (await logIn(email, password)).json<{ token: string }>()
    await database.db.execute(sql`
      insert into passkeys (user_id, name, credential_id, public_key, counter, transports, backed_up)
      select id, 'Llavero', id, '-', 0, '[]', false from users where email = ${email}`)
    return token
  }

  return {
    confirm,
    db: database.db,
    pool: database.pool,
    call,
    mailsTo,
    nextMail,
    register,
    welcome,
    logIn,
    staffToken,

    async close() {
      await jobs.stop()
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The secret of a link in the plain part of a mail, where it stands alone on its line. */
export function linkIn(mail: string, screen: 'verificar' | 'restablecer' | 'correo'): string {
  const link = new RegExp(`^http://localhost:4600/auth/${screen}/([\\w-]{43})$`, 'm').exec(mail)
  if (!link?.[1]) throw new Error(`no link to ${screen} in ${mail}`)
  return link[1]
}
