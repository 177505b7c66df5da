import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBackupFile, writeBackupFile, type BackupPart } from './backup-lines.ts'

const passphrase = 'siete perros bajo la jacaranda'
const about = { backup: 'rumi', format: 1, madeAt: '', migrations: [], sequences: [] } as const
/** Random bytes, which gzip cannot shrink: several chunks of 64 kB. */
const picture = randomBytes(300_000)
const parts: BackupPart[] = [
  { table: 'dogs', columns: ['name'] },
  { row: '{"name":"Canela"}' },
  { file: 'uno.webp', bytes: picture },
]
const age = { header: 'age-encryption.org/v1\n', nonce: 16, chunk: 64 * 1_024 + 16 }

let folder: string
let whole: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-encrypted-'))
  whole = await encryptedQuickly(await written(undefined))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* asStream() {
  yield* parts
}

async function written(given: string | undefined) {
  const path = join(folder, 'written')
  await rm(path, { force: true })
  await writeBackupFile({ path, passphrase: given }, { ...about, migrations: [], sequences: [] }, asStream())
  return readFile(path)
}

/** Encrypts the file as another program would, with a cheaper key derivation. */
async function encryptedQuickly(plain: Buffer) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(10)
  return Buffer.from(await encrypter.encrypt(new Uint8Array(plain)))
}

async function readBack(bytes: Buffer, given: string | undefined) {
  const path = join(folder, 'read')
  await writeFile(path, bytes)
  const read: unknown[] = []
  for await (const part of readBackupFile(path, { passphrase: given })) read.push(part)
  return read
}

/** Offset of the first chunk. */
const payload = () => whole.indexOf('\n', whole.indexOf('\n---') + 1) + 1 + age.nonce

test('an encrypted backup is in the age format and reads back by its passphrase', async () => {
  const ours = await written(passphrase)
  expect(ours.subarray(0, age.header.length).toString()).toBe(age.header)
  for (const encrypted of [ours, whole])
    expect((await readBack(encrypted, passphrase)).slice(1, -1)).toEqual(parts)
})

test('a backup without a passphrase reads back whether one is set or not', async () => {
  const plain = await written(undefined)
  for (const given of [undefined, passphrase])
    expect((await readBack(plain, given)).slice(1, -1)).toEqual(parts)
})

test('another passphrase, and none, are refused in one sentence', async () => {
  await expect(readBack(whole, 'otra frase cualquiera')).rejects.toThrow(
    /^BACKUP_PASSPHRASE is not the passphrase it was encrypted with$/,
  )
  await expect(readBack(whole, undefined)).rejects.toThrow(
    /^it is encrypted; set BACKUP_PASSPHRASE to the passphrase it was made with$/,
  )
})

const changedAt = (place: number) => {
  const changed = Buffer.from(whole)
  changed[place]! ^= 1
  return changed
}

const tampered: [string, () => Buffer][] = [
  ['a bit of the first chunk', () => changedAt(payload() + 5)],
  ['a bit of the last chunk', () => changedAt(whole.length - 1)],
  ['a bit of the header', () => changedAt(whole.indexOf('\n---') + 8)],
  ['cut off within a chunk', () => whole.subarray(0, whole.length - 1)],
  ['cut off between chunks', () => whole.subarray(0, payload() + 2 * age.chunk)],
  ['cut off in the header', () => whole.subarray(0, 60)],
  ['without a chunk', () => joined([0, payload()], [payload() + age.chunk, whole.length])],
  [
    'with two chunks the other way round',
    () =>
      joined(
        [0, payload()],
        [payload() + age.chunk, payload() + 2 * age.chunk],
        [payload(), payload() + age.chunk],
        [payload() + 2 * age.chunk, whole.length],
      ),
  ],
  ['with bytes behind its end', () => Buffer.concat([whole, gzipSync('más')])],
]
const joined = (...spans: [number, number][]) =>
  Buffer.concat(spans.map(([from, to]) => whole.subarray(from, to)))

test.each(tampered)('an encrypted backup is refused: %s', async (_, bytes) => {
  await expect(readBack(bytes(), passphrase)).rejects.toThrow(
    /^it is cut off, or its content is not what was written$/,
  )
})
