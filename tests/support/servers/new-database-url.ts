import { randomUUID } from 'node:crypto'
import { loadFixtureOnServer, type Fixture } from '../../../apps/api/src/db/testing/database-templates.ts'
import { addressOn, runOnServer } from '../../../apps/api/src/db/testing/test-server.ts'

/**
 * A new database on the server that `TEST_DATABASE_URL` names; nothing where tests run embedded. Without a fixture there is nothing in it,
 * not even a table.
 */
export async function newDatabaseUrl(fixture?: Fixture): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const name = `rumi_test_${randomUUID().replaceAll('-', '')}`
  if (fixture) await loadFixtureOnServer(server, name, fixture)
  else await runOnServer(server, (say) => say(`create database ${name}`))
  return addressOn(server, name)
}

/** Drops a database that `newDatabaseUrl` made, and its connections. */
export async function dropDatabase(url: string) {
  await runOnServer(process.env.TEST_DATABASE_URL!, (say) =>
    say(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
  )
}
