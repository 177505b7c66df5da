import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../db/make-folder.ts'
import { now } from '../http/clock.ts'

/** Colons are not allowed in file names everywhere; the names still sort by time. */
const stampOf = (instant: string) => instant.replaceAll(':', '-')

export const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

/** Writes a mail into the outbox folder: the file appears whole or not at all. */
export async function writeEmlFile(dataDir: string, mail: { kind: string; id: string }, message: Buffer) {
  const folder = outboxOf(dataDir)
  await makeFolder(folder)
  const name = `${stampOf(now())}-${mail.kind}-${mail.id}`
  const draft = join(folder, `.${name}.draft`)
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, `${name}.eml`))
  } catch (failure) {
    await rm(draft, { force: true }).catch(() => {})
    throw failure
  }
}
