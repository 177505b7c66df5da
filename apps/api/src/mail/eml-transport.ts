import { join } from 'node:path'
import { makeFolder } from '../db/embedded/make-folder.ts'
import { writeDurably } from '../db/embedded/write-durably.ts'
import { now } from '../http/clock.ts'

/** Colons are not allowed in file names everywhere; the names still sort by time. */
const stampOf = (instant: string) => instant.replaceAll(':', '-')

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

/** Writes a mail into the outbox folder: the file appears whole or not at all. */
export async function writeEmlFile(dataDir: string, mail: { kind: string; id: string }, message: Buffer) {
  const folder = outboxOf(dataDir)
  await makeFolder(folder)
  const name = `${stampOf(now())}-${mail.kind}-${mail.id}`
  await writeDurably({ draft: join(folder, `.${name}.draft`), path: join(folder, `${name}.eml`) }, message)
}
