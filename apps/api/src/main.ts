import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { readConfig, WrongSetting, type Config } from './config.ts'
import { openDatabase, type Database } from './db/connect.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedHouse } from './db/seed/house.ts'
import { siteIsBuilt } from './http/site.ts'
import { startWork } from './work.ts'

const longestGoodbyeMs = 9_000

const siteDir = fileURLToPath(new URL('../../web/build', import.meta.url))

/** Opens the doors: database, migrations, seed, server, jobs; and closes them in reverse when told to. */
async function open(config: Config) {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await prepare(database, config)
  let poke = () => {}
  const app = await buildApp({
    database,
    config,
    poke: () => poke(),
    ...(siteIsBuilt(siteDir) ? { siteDir } : {}),
  })
  await app.listen({ port: config.port, host: config.host })
  const work = await startWork({ database, config, logger: app.log })
  poke = work.poke
  greet(config)

  return async function close() {
    await app.close()
    await work.stop()
    await database.close()
  }
}

async function prepare(database: Database, config: Config) {
  await migrateDatabase(database.pool)
  await seedHouse(database.db)
  if (config.demo) await seedDemo(database.db, { now: new Date().toISOString() })
}

function greet({ publicUrl, demo }: Config) {
  console.log(`Rumi is open at ${publicUrl}`)
  if (!demo) return
  console.log('Demo accounts, all with the password lomito-feliz-2026:')
  console.log('  ana@demo.rumi.mx, luis@demo.rumi.mx (clients), marta@demo.rumi.mx (desk),')
  console.log('  conta@demo.rumi.mx (books), admin@demo.rumi.mx (everything)')
}

try {
  const close = await open(readConfig(process.env))
  let closing = false
  const goodbye = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref()
    void close().then(() => process.exit(0))
  }
  process.on('SIGTERM', goodbye)
  process.on('SIGINT', goodbye)
} catch (failure) {
  if (failure instanceof WrongSetting || failure instanceof FolderInUse) console.error(failure.message)
  else console.error('Rumi could not start.', failure)
  process.exit(1)
}
