import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { codeOf, openFactorServer } from '../testing/factor-server.ts'
import { secretSealer } from './seal-secrets.ts'
import { removeUnreadableFactors, sealStoredSecrets } from './seal-stored-secrets.ts'
import { readSecretKey } from './secret-key.ts'

const email = 'ana@correo.mx'
const secretKey = 'una llave de 32 signos o más, al azar'.replaceAll(' ', '-')
const otherKey = 'otra llave de 32 signos o más, al azar'.replaceAll(' ', '-')

let server: Awaited<ReturnType<typeof openFactorServer>>
let secret: string
let dataDir: string
beforeAll(async () => {
  server = await openFactorServer({ SECRET_KEY: secretKey })
  secret = (await server.protected(email)).secret
}, 60_000)
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-secret-'))
  return () => rm(dataDir, { recursive: true, force: true })
})
afterAll(() => server.close())

const configWith = (key?: string) => readConfig({ DATA_DIR: dataDir, ...(key && { SECRET_KEY: key }) })

async function storedFactor() {
  const { rows } = await server.db.execute<{ id: string; secret: string }>(
    sql`select id, secret from totp_factors where confirmed_at is not null`,
  )
  return rows[0]!
}
const store = (value: string) => server.db.execute(sql`update totp_factors set secret = ${value}`)

async function logsIn() {
  await server.forgetSteps()
  const { statusCode } = await server.finish(await server.beginLogin(email), {
    kind: 'totp',
    code: codeOf(secret),
  })
  return statusCode === 200
}

test('the secret of an authenticator app is stored encrypted, and its codes log in', async () => {
  const stored = await storedFactor()
  expect(stored.secret).toMatch(/^v1\.[\w-]{80,}$/)
  expect(stored.secret).not.toContain(secret)
  expect(await logsIn()).toBe(true)
})

test('a secret that an earlier version stored is encrypted at the start, and its codes go on', async () => {
  await store(secret)
  await sealStoredSecrets(server.db, configWith(secretKey))
  expect((await storedFactor()).secret).toMatch(/^v1\./)
  expect(await logsIn()).toBe(true)
  const sealed = await storedFactor()
  await sealStoredSecrets(server.db, configWith(secretKey))
  expect(await storedFactor()).toEqual(sealed)
})

test('an encrypted secret opens with its key and in its row alone, and not once it was changed', async () => {
  const stored = await storedFactor()
  const { open } = secretSealer(configWith(secretKey))
  expect(open(stored)).toBe(secret)
  expect(() => open({ ...stored, id: crypto.randomUUID() })).toThrow()
  expect(() => secretSealer(configWith(otherKey)).open(stored)).toThrow()
  const last = stored.secret.at(-10)
  const changed = `${stored.secret.slice(0, -10)}${last === 'A' ? 'B' : 'A'}${stored.secret.slice(-9)}`
  expect(() => open({ ...stored, secret: changed })).toThrow()
  expect(() => open({ ...stored, secret })).toThrow()
})

test('a start with another key, or with none, is refused in a sentence and changes nothing', async () => {
  const before = await storedFactor()
  for (const key of [otherKey, undefined])
    await expect(sealStoredSecrets(server.db, configWith(key))).rejects.toThrow(
      /^SECRET_KEY is not the key of 1 authenticator apps in the database: .*"npm run admin -- --remove-unreadable-apps"\.$/,
    )
  expect(await storedFactor()).toEqual(before)
  await expect(stat(join(dataDir, 'secret.key'))).rejects.toThrow(/ENOENT/)
})

test('without SECRET_KEY a key is generated into the data folder, for its owner alone, and used from then on', async () => {
  await store(secret)
  await sealStoredSecrets(server.db, configWith())
  const key = readSecretKey(configWith())
  const path = join(dataDir, 'secret.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(readSecretKey(configWith())).toBe(key)
  expect((await readFile(path, 'utf8')).trim()).toBe(key)
  const sealed = secretSealer(configWith()).seal({ id: 'a', secret })
  expect(secretSealer(configWith(key)).open({ id: 'a', secret: sealed })).toBe(secret)
  await store(secret)
  await sealStoredSecrets(server.db, configWith(secretKey))
})

test('a key file that holds no key is refused, and left as it is', async () => {
  const path = join(dataDir, 'secret.key')
  await writeFile(path, 'corta\n')
  expect(() => readSecretKey(configWith())).toThrow(/^DATA_DIR has a secret\.key that holds no key/)
  expect(await readFile(path, 'utf8')).toBe('corta\n')
})

test('apps whose key is lost can be removed, and the password alone logs in until another is set up', async () => {
  expect(await removeUnreadableFactors(server.db, configWith(secretKey))).toBe(0)
  expect(await removeUnreadableFactors(server.db, configWith(otherKey))).toBe(1)
  const { rows } = await server.db.execute(sql`select from recovery_codes`)
  expect(rows).toHaveLength(0)
  await sealStoredSecrets(server.db, configWith(otherKey))
  expect((await server.logIn(email, 'perro feliz 99')).statusCode).toBe(200)
})
