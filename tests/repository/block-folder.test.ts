import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outboxOf, writeEmlFile } from '../../apps/api/src/mail/eml-transport.ts'
import { blockFolder } from '../support/servers/block-folder.ts'

test('a folder is blocked while mails are written into it, and no acknowledged mail is lost', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-blocked-'))
  const folder = outboxOf(dataDir)
  await mkdir(folder)
  const over = new AbortController()
  const written: string[] = []
  let refused = 0
  async function writeMails(writer: number) {
    for (let mail = 0; !over.signal.aborted; mail += 1)
      await writeEmlFile(dataDir, { kind: 'prueba', id: `${writer}-${mail}` }, Buffer.from('hola')).then(
        () => written.push(`-prueba-${writer}-${mail}.eml`),
        () => (refused += 1),
      )
  }
  const writers = [0, 1, 2, 3].map(writeMails)
  for (let round = 0; round < 50; round += 1) {
    const release = await blockFolder(folder)
    await release()
  }
  over.abort()
  await Promise.all(writers)
  expect(refused).toBeGreaterThan(0)
  // A refused mail may be there too: it was blocked after its file had its name.
  const found = await readdir(folder)
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((end) => !found.some((name) => name.endsWith(end)))).toEqual([])
  await rm(dataDir, { recursive: true })
})
