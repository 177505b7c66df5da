import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { emailChanges, pendingRegistrations, users } from '../db/schema/people/people.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import { currentSettings } from '../settings/index.ts'

const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs
/** Retention of a mail file. */
const familyMs = 30 * dayMs
/** Retention of a farewell to a former, now unknown address. */
const defaultStrangersMs = dayMs
const headBytes = 16_384
const atOnce = 200

type Sweep = { db: Db; dataDir: string; strangersMs?: number }

/**
 * Deletes old mail files and those of unknown people. A mail written during an erasure is deleted too, except
 * the one that confirms it.
 */
export async function sweepOutbox({ db, dataDir, strangersMs = defaultStrangersMs }: Sweep) {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (let from = 0; from < names.length; from += atOnce) {
    const mails = await Promise.all(
      names.slice(from, from + atOnce).map((name) => mailIn(join(folder, name))),
    )
    const known = await knownAmong(
      db,
      mails.flatMap(({ addresses }) => addresses),
    )
    for (const { path, ageMs, isWhole, isFarewell, addresses } of mails) {
      const belongsToStrangers = !addresses.every((address) => known.has(address))
      const forStrangersMs = isFarewell ? defaultStrangersMs : strangersMs
      const longestMs = belongsToStrangers ? forStrangersMs : isWhole ? familyMs : hourMs
      if (ageMs >= longestMs) await rm(path, { force: true })
    }
  }
}

/** A mail or what a crash left of one; of what is gone meanwhile nothing is known and nothing follows. */
async function mailIn(path: string) {
  const isWhole = path.endsWith('.eml')
  const file = await open(path, 'r').catch(() => null)
  if (!file) return { path, isWhole, isFarewell: false, ageMs: 0, addresses: [] }
  try {
    const [{ mtimeMs }, { buffer, bytesRead }] = await Promise.all([
      file.stat(),
      file.read(Buffer.alloc(headBytes), 0, headBytes, 0),
    ])
    const head = buffer.toString('utf8', 0, bytesRead)
    const isFarewell = /^message-id: <account-closed\./im.test(head)
    return { path, isWhole, isFarewell, ageMs: Date.now() - mtimeMs, addresses: correspondentsIn(head) }
  } finally {
    await file.close()
  }
}

/** Whom a mail is for, and who is answered by answering it. */
function correspondentsIn(mail: string): string[] {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return lines
    .filter((line) => /^(to|reply-to):/i.test(line))
    .flatMap((line) => /<([^<>]+)>\s*$/.exec(line)?.[1] ?? /:\s*(\S+)\s*$/.exec(line)?.[1] ?? [])
    .map((address) => address.toLowerCase())
}

async function knownAmong(db: Db, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const found = await Promise.all([
    db
      .select({ email: users.email })
      .from(users)
      .where(and(inArray(users.email, addresses), isNull(users.closedAt))),
    ...[pendingRegistrations, emailChanges, visitorMessages].map((table) =>
      db.select({ email: table.email }).from(table).where(inArray(table.email, addresses)),
    ),
  ])
  const business = await currentSettings(db)
  return new Set([business.email, ...found.flat().map(({ email }) => email)])
}
