import { buildApp } from '../../../apps/api/src/app.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { openDatabase } from '../../../apps/api/src/db/connect.ts'
import { addressOn } from '../../../apps/api/src/db/testing/test-server.ts'
import { openPubSub } from '../../../apps/api/src/live/index.ts'
import type { TestServer } from './open-test-server.ts'

/** Another instance on the database of a test server, which hears of changes from the database alone; none where that is embedded. */
export async function openSecondInstance({ database, dataDir }: TestServer, siteDir: string) {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const databaseUrl = addressOn(server, rows[0]!.name)
  const own = await openDatabase({ databaseUrl, dataDir, connections: 4 })
  const pubsub = await openPubSub(own, { databaseUrl, logger: console })
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', DEMO: '1' })
  const app = await buildApp({ database: own, config, pubsub, siteDir })
  await app.ready()
  return {
    page: async (path: string) => (await app.inject({ method: 'GET', url: path })).body,
    async close() {
      await app.close()
      await pubsub.close()
      await own.close()
    },
  }
}
