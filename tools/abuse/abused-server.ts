import { openDatabase } from '../../apps/api/src/db/connect.ts'
import { migrate } from '../../apps/api/src/db/migrating/migrate.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'
import { createDatabase } from '../machine/temporary-postgres.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { giveDogs } from './give-dogs.ts'

/** As many as one request takes, and as a client may have. */
const dogsOfAbuser = 10
/** Others' dogs, which the desk looks through. */
const dogsOfOthers = 600

export type Engine = 'postgres' | 'embedded'

/** A server of its own with days that take a thousand dogs: Ana abuses it, and Luis comes there too. */
export async function openAbusedServer(
  engine: Engine,
  server: string | undefined,
): Promise<{ product: ServerProcess; close: () => Promise<void> }> {
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(server!, `rumi_abuse_${process.pid}`) : undefined
  const folder = temporaryFolder('abuse')
  const database = await openDatabase({ databaseUrl, dataDir: folder })
  await migrate(database)
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  await giveDogs(database, { email: 'ana@demo.rumi.mx', name: 'Rival', count: dogsOfAbuser })
  await giveDogs(database, { email: 'luis@demo.rumi.mx', name: 'Vecino', count: dogsOfOthers })
  await database.pool.query('update pools set capacity = 1000')
  await database.close()
  const product = await startServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  })
  return {
    product,
    async close() {
      await product.kill('SIGTERM')
      if (product.output().trim()) console.log(product.output().trim().slice(-2000))
      removeFolder(folder)
    },
  }
}
