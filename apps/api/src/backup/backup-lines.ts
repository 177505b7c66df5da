import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { isStoredName } from '../files/index.ts'
import { decryptWith, encryptWith, isEncrypted } from './encrypt-backup.ts'
import { WrongBackup } from './wrong-backup.ts'

/** First line of a backup. */
const preface = z.object({
  backup: z.literal('rumi'),
  format: z.literal(1),
  madeAt: z.string(),
  /** Digests of the migrations its database had, in order. */
  migrations: z.array(z.string()),
  /** Current sequence values. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type BackupPreface = z.output<typeof preface>

const ending = z.object({
  end: z.object({ rows: z.record(z.string(), z.int()), files: z.int(), sha256: z.string() }),
})
export type BackupEnding = z.output<typeof ending>

/** Part of a backup: the start of a table, its rows as the database wrote them, or a stored file. */
export type BackupPart =
  | { table: string; columns: string[] }
  | { row: string }
  | { file: string; bytes: Buffer }

const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) })
const fileHead = z.object({ file: z.string(), base64: z.base64() })

/** A row goes as the database wrote it, behind a mark; everything else is JSON. */
const rowMark = '='

const lineOf = (part: BackupPart) => {
  if ('row' in part) return `${rowMark}${part.row}`
  return JSON.stringify('file' in part ? { file: part.file, base64: part.bytes.toString('base64') } : part)
}

function partOf(line: string): BackupPart {
  if (line.startsWith(rowMark)) return { row: line.slice(rowMark.length) }
  const read: unknown = JSON.parse(line)
  const table = tableHead.safeParse(read)
  if (table.success) return table.data
  const { file, base64 } = fileHead.parse(read)
  if (!isStoredName(file)) throw new WrongBackup('it holds a file whose name is not one of an upload')
  return { file, bytes: Buffer.from(base64, 'base64') }
}

/** Counts what passes and seals it with a digest. */
function createTally() {
  const digest = createHash('sha256')
  const rows: Record<string, number> = {}
  let table = ''
  let files = 0
  return {
    add(line: string, part?: BackupPart) {
      digest.update(line).update('\n')
      if (!part) return
      if ('table' in part) rows[(table = part.table)] = 0
      else if ('file' in part) files += 1
      else rows[table] = (rows[table] ?? 0) + 1
    },
    ending: (): BackupEnding => ({ end: { rows, files, sha256: digest.digest('hex') } }),
  }
}

type Passphrase = { passphrase: string | undefined }

/** Writes a backup, gzip over lines, encrypted by its passphrase, to a file that must not exist yet; on the disk when it returns. */
export async function writeBackupFile(
  { path, passphrase }: { path: string } & Passphrase,
  about: BackupPreface,
  parts: AsyncIterable<BackupPart>,
): Promise<BackupEnding> {
  const tally = createTally()
  let sealed: BackupEnding | undefined
  async function* lines() {
    const first = JSON.stringify(about)
    tally.add(first)
    yield `${first}\n`
    for await (const part of parts) {
      const line = lineOf(part)
      tally.add(line, part)
      yield `${line}\n`
    }
    sealed = tally.ending()
    yield `${JSON.stringify(sealed)}\n`
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  if (passphrase === undefined) await pipeline(lines, createGzip(), file)
  else await pipeline(lines, createGzip(), encryptWith(passphrase), file)
  if (!sealed) throw new Error('a backup ended without its seal')
  return sealed
}

/** Lines by their line feed alone: a row may hold every other sign that some take for the end of a line. */
async function* linesIn(path: string, { passphrase }: Passphrase): AsyncGenerator<string> {
  const encrypted = await isEncrypted(path)
  const source = createReadStream(path)
  const text = createGunzip().setEncoding('utf8')
  const read = encrypted ? pipeline(source, decryptWith(passphrase), text) : pipeline(source, text)
  read.catch(() => undefined)
  let pieces: string[] = []
  for await (const chunk of text) {
    const [head = '', ...rest] = String(chunk).split('\n')
    pieces.push(head)
    for (const next of rest) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  await read
  if (pieces.join('') !== '') throw new WrongBackup('it is cut off')
}

/** Describes why a file cannot be read to its end, as the end of a sentence. */
function readable(error: unknown, isBackup: boolean) {
  if (error instanceof WrongBackup) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new WrongBackup('there is no such file')
  if (code === 'Z_BUF_ERROR') return new WrongBackup('it is cut off')
  const isOurs = error instanceof SyntaxError || error instanceof z.core.$ZodError
  if (!isOurs && !String(code).startsWith('Z_')) return error
  return new WrongBackup(isBackup ? 'its content is not what was written' : 'it is no backup of this house')
}

/**
 * Reads the preface of a backup, its parts and its end. Throws `WrongBackup` if it is no backup, truncated or
 * changed, possibly only at the end. Read the file once before acting on its parts.
 */
export async function* readBackupFile(
  path: string,
  passphrase: Passphrase,
): AsyncGenerator<BackupPreface | BackupPart | BackupEnding> {
  const tally = createTally()
  let isBackup = false
  let sealed: BackupEnding | undefined
  try {
    for await (const line of linesIn(path, passphrase)) {
      if (sealed) throw new WrongBackup('something stands behind its end')
      if (!isBackup) {
        yield preface.parse(JSON.parse(line))
        isBackup = true
        tally.add(line)
      } else if (line.startsWith('{"end":')) {
        sealed = ending.parse(JSON.parse(line))
      } else {
        const part = partOf(line)
        tally.add(line, part)
        yield part
      }
    }
    if (!sealed) throw new WrongBackup('it is cut off')
    if (sealed.end.sha256 !== tally.ending().end.sha256)
      throw new WrongBackup('its content is not what was written')
    yield sealed
  } catch (error) {
    throw readable(error, isBackup)
  }
}
