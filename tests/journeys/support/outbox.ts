import { serverOfWorker } from './server-of-worker.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const outbox = () => join(serverOfWorker().dataDir, 'outbox')

/** Undoes what mail does to text on its way: soft line ends and bytes written as `=C3=A1`. */
function readable(eml: Buffer) {
  const bytes = eml
    .toString('latin1')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const addressee = (eml: string) => /^To: (.*)$/m.exec(eml)?.[1] ?? ''

async function mails(): Promise<string[]> {
  const names = await readdir(outbox()).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map((name) => readFile(join(outbox(), name)).then(readable)))
}

/** Mails to an address, newest last. */
export const mailsTo = async (address: string) =>
  (await mails()).filter((eml) => addressee(eml).includes(address))

/** Waits for a mail to `address` with a link that begins with `path`, and answers the newest such link's address on this site. */
export async function linkInMailTo(address: string, path: string): Promise<string> {
  const link = new RegExp(`https?://[^\\s"<>]*?(${path}[^\\s"<>]*)`, 'g')
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const theirs = await mailsTo(address)
        found = theirs.flatMap((eml) => [...eml.matchAll(link)]).at(-1)?.[1]
        return found
      },
      { message: `a mail to ${address} with a link to ${path}`, timeout: 20_000 },
    )
    .toBeDefined()
  return found ?? ''
}
