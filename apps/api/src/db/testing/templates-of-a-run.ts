import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templatesOf } from './database-templates.ts'
import { runOnServer } from './test-server.ts'

/** Gives a run of the tests a folder for its database templates; afterwards nothing of them is left, here or on the server. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'rumi-templates-'))
  process.env.TEST_TEMPLATES = folder
  return async function teardown() {
    await rm(folder, { recursive: true, force: true })
    const server = process.env.TEST_DATABASE_URL
    if (server) await dropTemplates(server, templatesOf(folder))
  }
}

async function dropTemplates(server: string, prefix: string) {
  await runOnServer(server, async (say) => {
    const { rows } = await say('select datname from pg_database where starts_with(datname, $1)', [prefix])
    for (const { datname } of rows) await say(`drop database ${String(datname)} with (force)`)
  })
}
