import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { firstAdminLink, sealStoredSecrets } from './auth/index.ts'
import { openDatabase, type Database } from './db/connect.ts'
import { migrate } from './db/migrating/migrate.ts'
import { fillTelephones } from './db/people/telephone.ts'
import { refuseDemoAccounts } from './demo/index.ts'
import { closeNewBusiness, seedBusiness } from './db/seed/business.ts'
import { seedTaxData } from './db/seed/demo/demo-tax-data.ts'
import { seedDemo } from './db/seed/demo/demo.ts'
import { fileStoreOf } from './files/index.ts'
import { openBufferedLog } from './http/logging/buffered-log.ts'
import { openPubSub } from './live/index.ts'
import { outboxOf } from './mail/index.ts'
import { currentSettings } from './settings/index.ts'
import { siteIsBuilt } from './pages/index.ts'
import { makeUsableFolder } from './db/embedded/make-folder.ts'
import { checkAddressIsFree } from './check-address-is-free.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import type { Config } from './config.ts'
import { now } from './http/clock.ts'

const siteDir = fileURLToPath(new URL('../../web/build', import.meta.url))

/** Opens database, migrations, seed, server and work; answers how to close them again, in reverse, and the link of the first administrator. */
export async function openServer(config: Config) {
  await checkAddressIsFree(config)
  await makeUsableFolder(config.dataDir)
  if (!config.smtpUrl) await makeUsableFolder(outboxOf(config.dataDir))
  await fileStoreOf(config).prove()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await prepare(database, config)
  let flush = () => {}
  const site = siteIsBuilt(siteDir) ? { siteDir } : {}
  const pubsub = await openPubSub(database, { databaseUrl: config.databaseUrl, logger: console })
  const log = openBufferedLog()
  const app = await buildApp({ database, config, pubsub, flush: () => flush(), ...site, logTo: log.stream })
  await app.listen({ port: config.port, host: config.host })
  const work = await startBackgroundJobs({ database, config, pubsub, logger: app.log, isBusy: app.isBusy })
  flush = () => work.flush()

  const adminLink = config.demo ? null : await firstAdminLink(database.db, config)
  async function close() {
    await app.close()
    await work.stop()
    await pubsub.close()
    await database.close()
    await log.flush()
  }
  return { close, adminLink }
}

async function prepare(database: Database, config: Config) {
  await migrate(database)
  // Sets the time zone before anything counts days.
  await currentSettings(database.db)
  await sealStoredSecrets(database.db, config)
  await fillTelephones(database.db)
  if (!config.demo) {
    await refuseDemoAccounts(database.db)
    await closeNewBusiness(database.db)
  }
  await seedBusiness(database.db, config.demo ? 'demo' : 'own')
  if (!config.demo) return
  await seedDemo(database.db, { now: now() })
  await seedTaxData(database.db)
}
