import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { loadFixtureIntoFolder } from '../../apps/api/src/db/testing/database-templates.ts'
import { abuseStart, startAbuses, type Scene } from '../../tools/attack/start-abuses.ts'
import { dropDatabase, newDatabaseUrl } from '../support/servers/new-database-url.ts'
import { withDemo } from '../support/servers/open-test-server.ts'

/** An installation with its demo, as a start before left it. */
async function readyScene(): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'rumi-start-'))
  const databaseUrl = await newDatabaseUrl(withDemo)
  if (databaseUrl) return { folder, databaseUrl }
  await loadFixtureIntoFolder(folder, withDemo)
  return { folder }
}

async function clear({ folder, databaseUrl }: Scene) {
  await rm(folder, { recursive: true, force: true })
  if (databaseUrl) await dropDatabase(databaseUrl)
}

test.for(Object.entries(startAbuses(!process.env.TEST_DATABASE_URL)))(
  '%s is refused in the sentence that is promised',
  { timeout: 120_000 },
  async ([, abuse], { expect }) => {
    const scene = await readyScene()
    expect(await abuseStart(abuse, scene)).toEqual([])
    await clear(scene)
  },
)
