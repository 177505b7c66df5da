import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running server with its demo, and the data folder in which its mails lie. */
export type AccountScene = { url: string; dataDir: string }

type Sent = { body?: object; cookie?: string; token?: string; method?: string }
type Reply = { status: number; body: Record<string, unknown> | null; device: string | undefined }

const demoPassword = 'lomito-feliz-2026'
const ana = 'ana@demo.rumi.mx'
const mailPatienceMs = 20_000

/** More than any limit on wrong passwords, refused accesses or notices. */
const times = 25

async function send({ url }: AccountScene, path: string, { body, cookie, token, method }: Sent = {}) {
  const reply = await fetch(`${url}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const device = /rumi-device=[\w-]+/.exec(reply.headers.getSetCookie().join(' '))?.[0]
  return { status: reply.status, body: await reply.json().catch(() => null), device } as Reply
}

const logIn = (scene: AccountScene, email: string, password: string, cookie?: string) =>
  send(scene, '/auth/login', { body: { email, password }, ...(cookie && { cookie }) })

/** Returns the token of the newest link that an address was mailed to confirm itself, once there are so many. */
async function linkTo({ dataDir }: AccountScene, email: string, count: number) {
  const outbox = join(dataDir, 'outbox')
  for (const began = Date.now(); Date.now() - began < mailPatienceMs; await pause(50)) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const theirs = mails.filter((mail) => mail.includes(email))
    const links = theirs.flatMap((mail) => /\/auth\/verificar\/([\w-]{43})$/m.exec(mail)?.[1] ?? [])
    if (links.length >= count) return links.at(-1)!
  }
  throw new Error(`${email} was mailed no link number ${count}`)
}

const register = (scene: AccountScene, email: string, password: string) => {
  const name = { name: 'Rosa', lastName: 'Vega' }
  const form = { ...name, email, confirmEmail: email, password, confirmPassword: password }
  return send(scene, '/auth/register', { body: form })
}

/** A stranger registers the victim's address after the victim, who opens the newest link. */
async function confirmAnothersRegistration(scene: AccountScene): Promise<string[]> {
  const email = `rosa-${randomUUID()}@correo.mx`
  const [own, planted] = ['tres perros en el patio', 'la puse yo sin permiso']
  await register(scene, email, own)
  await linkTo(scene, email, 1)
  await register(scene, email, planted)
  const link = await linkTo(scene, email, 2)
  const open = (body: object) => send(scene, `/auth/verify-email/${link}`, { body })
  const [bare, confirmed] = [await open({}), await open({ password: own })]
  const [byStranger, byVictim] = [await logIn(scene, email, planted), await logIn(scene, email, own)]
  return [
    ...(bare.status === 403 ? [] : [`a link alone was answered ${bare.status} in another browser`]),
    ...(confirmed.status === 200 ? [] : [`the victim's own password was answered ${confirmed.status}`]),
    ...(byStranger.status === 401 ? [] : [`the stranger's password was answered ${byStranger.status}`]),
    ...(byVictim.status === 200 ? [] : [`the victim's login was answered ${byVictim.status}`]),
  ]
}

/** Strangers behind an untrusted shared proxy guess the password of one account. */
async function lockTheOwnerOut(scene: AccountScene): Promise<string[]> {
  const { device } = await logIn(scene, ana, demoPassword)
  const guesses = await Promise.all(
    Array.from({ length: times }, (_, turn) => logIn(scene, ana, `no ${turn}`)),
  )
  const stranger = await logIn(scene, ana, demoPassword)
  const owner = await logIn(scene, ana, demoPassword, device)
  return [
    ...(guesses.some(({ status }) => status === 429) ? [] : ['strangers guess without waiting']),
    ...(stranger.status === 429 ? [] : [`a stranger's next guess was answered ${stranger.status}`]),
    ...(owner.status === 200 ? [] : [`the right password of a known device was answered ${owner.status}`]),
  ]
}

/** Forged payment notices and a client who reads the records of others are rejected and recorded. */
async function goUnnoticed(scene: AccountScene): Promise<string[]> {
  const tokenOf = async (name: string) =>
    String((await logIn(scene, `${name}@demo.rumi.mx`, demoPassword)).body?.token)
  const [luis, admin] = [await tokenOf('luis'), await tokenOf('admin')]
  const faults: string[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const notice = { type: 'payment', data: { id: String(turn) } }
    const forged = await send(scene, '/payments/webhook/mercadopago', { body: notice })
    if (forged.status !== 401) faults.push(`an unsigned notice was answered ${forged.status}`)
    const foreign = await send(scene, `/rumis/${randomUUID()}`, { token: luis })
    if (foreign.status !== 404) faults.push(`another's dog was answered ${foreign.status}`)
  }
  await pause(500)
  const { body } = await send(scene, '/security/alarms', { token: admin })
  const { securityAlarms } = body!.data as { securityAlarms: { kind: string }[] }
  const kinds = securityAlarms.map(({ kind }) => kind)
  for (const kind of ['many-unsigned', 'many-refused'])
    if (!kinds.includes(kind)) faults.push(`no alarm ${kind} was raised`)
  return faults
}

/** Rejects the most common passwords. */
async function chooseCommonPasswords(scene: AccountScene): Promise<string[]> {
  const faults: string[] = []
  for (const password of ['perro1234', 'Bienvenido1', 'Mexico2026', 'RosaVega1990', demoPassword]) {
    const { status } = await register(scene, `rosa-${randomUUID()}@correo.mx`, password)
    if (status !== 422) faults.push(`the password ${password} was answered ${status}`)
  }
  return faults
}

/** Attempts of strangers and clients on accounts; each returns what it got through with. */
export const accountAbuses: Record<string, (scene: AccountScene) => Promise<string[]>> = {
  "confirm another's registration": confirmAnothersRegistration,
  'lock the owner out': lockTheOwnerOut,
  'go unnoticed': goUnnoticed,
  'choose common passwords': chooseCommonPasswords,
}

/** Tries every abuse in turn; returns the faults, each with the name of its abuse. */
export async function abuseAccounts(scene: AccountScene): Promise<string[]> {
  const faults: string[] = []
  for (const [name, abuse] of Object.entries(accountAbuses))
    faults.push(...(await abuse(scene)).map((fault) => `${name}: ${fault}`))
  return faults
}
