import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, defaultLocale, defaultSettings, setBusinessLocale, weekdayOf } from '@rumi/contract'
import { expect, vi } from 'vitest'
import { readConfig } from '../../../apps/api/src/config.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openServer } from '../../../apps/api/src/open-server.ts'
import { freePort } from '../../../tools/machine/free-port.ts'
import { totpCode } from '../../journeys/support/totp-code.ts'
import { bathhouse, bathhouseTexts } from './bathhouse.ts'
import { dropDatabase, newDatabaseUrl } from './new-database-url.ts'

const password = 'tres perros en la tina'
/** Registration as the form sends it. */
export const person = (name: string, lastName: string, email: string) => ({
  name,
  lastName,
  email,
  confirmEmail: email,
  password,
  confirmPassword: password,
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
type Answer = { status: number; body: any }

/** Undoes what mail does to text on its way, attached files among it. */
const readable = (eml: Buffer) =>
  Buffer.from(
    eml
      .toString('latin1')
      .replaceAll(/(?<=^content-transfer-encoding: base64\r?\n(?:.+\r?\n)*\r?\n)[\w+/=\r\n]+/gim, (part) =>
        Buffer.from(part, 'base64').toString('latin1'),
      )
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Random ids and the minute of the test itself might happen to read like a number or an hour of the business. */
export const withoutChance = (text: string) => text.replaceAll(/^UID:[\da-f-]+@|\bhasta las \d+:\d+/gm, '')

const { name, phone, email, address } = defaultSettings
const former = new RegExp(
  [
    // A key, an address and the name of the workbook keep it.
    String.raw`(?<![\w/"@])${name}s?(?![\w/"])`,
    phone,
    email,
    address.street,
    'Águilas',
    String.raw`\b${address.postalCode}\b`,
    address.city,
    defaultSettings.timeZone,
    'Spaw',
    String.raw`\b(?:Canela|Mole|Pelusa|Churro|Frijol|Girasol|Sofía|Diego|Memo)\b`,
    String.raw`\bhotel`,
    'guarder[ií]a',
    'entrenamiento',
    'fiesta',
    'bugambilia',
    // An hour of opening; a moment that a machine wrote has seconds.
    String.raw`(?<![\d:])19:00(?!:)|7:00 PM`,
  ].join('|'),
  'giu',
)
/** Every word of the business of the defaults that a text says, with what stands around it. */
export const formerWordsOf = (text: string) =>
  [...text.matchAll(former)].map(
    ({ 0: word, index }) => `${word}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
  )

/** The first such day that is a week ahead or more; 0 is Sunday. */
export const nextWeekday = (weekday: number) => {
  let day = addDays(today(), 7)
  while (weekdayOf(day) !== weekday) day = addDays(day, 1)
  return day
}

/** A server of its own in production, new and closed, with what its office and its families do. */
export async function openBathhouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-second-'))
  const databaseUrl = await newDatabaseUrl()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const env = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }
  const server = await openServer(readConfig({ ...env, ...database }))

  async function request(token: string | null, method: string, path: string, body?: object): Promise<Answer> {
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
  }

  async function done(token: string | null, method: string, path: string, body?: object) {
    const answer = await request(token, method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.body?.data ?? answer.body
  }

  const logIn = async (mail: string): Promise<string> =>
    (await request(null, 'POST', '/auth/login', { email: mail, password })).body.token

  async function mails() {
    const outbox = join(dataDir, 'outbox')
    const names = (await readdir(outbox)).filter((file) => file.endsWith('.eml'))
    return Promise.all(names.map((file) => readFile(join(outbox, file)).then(readable)))
  }

  /** The mail that says this, once it is there. */
  const mailThatSays = (message: RegExp) =>
    vi.waitFor(
      async () => {
        const found = (await mails()).find((mail) => message.test(mail))
        if (!found) throw new Error(`no mail says ${message}`)
        return found
      },
      { timeout: 10_000 },
    )

  /** Replaces the shipped lists of a new business by those of this one. */
  async function clear(admin: string, list: string, many = list) {
    const { [many]: shipped } = await done(admin, 'GET', `/${list}?limit=200`)
    for (const { id } of shipped as { id: string }[]) await done(admin, 'DELETE', `/${list}/${id}`)
  }

  /** Downloads a file with its name. */
  async function fileAt(token: string, path: string) {
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return {
      name: reply.headers.get('content-disposition') ?? '',
      bytes: Buffer.from(await reply.arrayBuffer()),
    }
  }

  /** Puts a picture in the place of a drawn one. */
  async function place(admin: string, slot: string, picture: Buffer) {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(picture)]), 'marca.png')
    const headers = { authorization: `Bearer ${admin}` }
    const reply = await fetch(`${url}/api/photos/${slot}?alt=Una%20tina`, { method: 'POST', headers, body })
    return { status: reply.status, body: (await reply.json()) as Answer['body'] }
  }

  /** The first account, by the link that the first start shows, with its second step. */
  async function firstAdmin() {
    const token = new URL(server.adminLink!).pathname.split('/').at(-1)
    await done(null, 'POST', `/auth/first-admin/${token}`, person('Eva', 'Luna', 'eva@banos.mx'))
    const admin = await logIn('eva@banos.mx')
    await done(admin, 'POST', '/auth/confirm', { currentPassword: password })
    const { totp } = await done(admin, 'POST', '/auth/second-factors/totp')
    await done(admin, 'POST', `/auth/second-factors/totp/${totp.id}`, { code: totpCode(totp.secret) })
    return admin
  }

  /** Makes it the bathhouse and opens it; answers the one service it sells. */
  async function setUp(admin: string): Promise<string> {
    await done(admin, 'PATCH', '/settings', bathhouse.settings)
    for (const list of ['planCards', 'rooms', 'halls', 'staffMembers', 'products']) await clear(admin, list)
    await clear(admin, 'services', 'service')
    for (const groomer of bathhouse.groomers)
      await done(admin, 'POST', '/staffMembers', { name: groomer, kind: 'groomer', services: [] })
    const { service } = await done(admin, 'POST', '/services', bathhouse.service)
    await done(admin, 'POST', '/planCards', { ...bathhouse.planCard, serviceId: service.id })
    await done(admin, 'POST', '/products', bathhouse.product)
    for (const [key, value] of Object.entries(bathhouseTexts))
      await done(admin, 'PUT', `/texts/${key}`, { value })
    expect(await (await fetch(url)).text()).toContain(bathhouse.settings.email)
    await done(admin, 'PUT', '/setup/opening', { open: true })
    return service.id
  }

  /** A family of its own, with a dog. */
  async function newOwner() {
    await done(null, 'POST', '/auth/register', person('Inés', 'Robles', 'ines@correo.mx'))
    const mail = await mailThatSays(/auth\/verificar\//)
    const link = /auth\/verificar\/([\w-]+)/.exec(mail)![1]
    await done(null, 'POST', `/auth/verify-email/${link}`, { password })
    const token = await logIn('ines@correo.mx')
    const dog = { name: 'Trapo', sex: 'macho', birthDate: addDays(today(), -900), weightKg: 8 }
    const { rumi } = await done(token, 'POST', '/rumis', dog)
    return { token, dog: rumi._id as string }
  }

  return {
    url,
    request,
    done,
    mails,
    mailThatSays,
    fileAt,
    place,
    firstAdmin,
    setUp,
    newOwner,
    pageAt: async (path: string) => (await fetch(`${url}${path}`)).text(),
    async close() {
      await server.close()
      setBusinessLocale(defaultLocale)
      if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
