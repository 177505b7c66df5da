import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { firstAdminLink } from './auth/index.ts'
import { readConfig, WrongSetting, type Config } from './config.ts'
import { openDatabase, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { refuseDemoAccounts } from './demo/index.ts'
import { seedDemo } from './db/seed/demo.ts'
import { seedHouse } from './db/seed/house.ts'
import { wordsOfFailure } from './explain-failed-start.ts'
import { fileStoreOf } from './files/index.ts'
import { openBufferedLog } from './http/buffered-log.ts'
import { now, runOnSimulatedClock } from './http/clock.ts'
import { openPubSub } from './live/index.ts'
import { outboxOf } from './mail/index.ts'
import { siteIsBuilt } from './pages/index.ts'
import { makeUsableFolder } from './db/make-folder.ts'
import { checkAddressIsFree } from './check-address-is-free.ts'
import { startBackgroundJobs } from './background-jobs.ts'

/** A balancer sees the door closed within this time, whatever a request still does (docs/security.md#faults). */
const longestGoodbyeMs = 9_000

const siteDir = fileURLToPath(new URL('../../web/build', import.meta.url))

/** Opens the house: database, migrations, seed, server, work; answers how to close it again, in reverse, and who may run it. */
async function open(config: Config) {
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
  if (!config.demo) await refuseDemoAccounts(database.db)
  await seedHouse(database.db)
  if (config.demo) await seedDemo(database.db, { now: now() })
}

function greet({ publicUrl, demo }: Config, adminLink: string | null) {
  console.log(`\nRumi is open at ${publicUrl}`)
  if (adminLink) {
    console.log('Nobody administers it yet. This link makes who does; it works once, for 30 minutes, and')
    console.log('another start shows another:')
    console.log(`  ${adminLink}\n`)
  }
  if (!demo) return
  console.log('Demo accounts, all with the password lomito-feliz-2026:')
  console.log('  ana@demo.rumi.mx and luis@demo.rumi.mx (clients), marta@demo.rumi.mx (desk),')
  console.log('  conta@demo.rumi.mx (books), admin@demo.rumi.mx (everything)\n')
}

function runOnClockOf(file: string) {
  runOnSimulatedClock(file)
  try {
    now()
  } catch {
    throw new WrongSetting(`SIMULATED_CLOCK must be a file that holds an instant, not "${file}".`)
  }
}

// Whatever the house writes is for nobody else to read, in whatever folder.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  if (config.simulatedClock) runOnClockOf(config.simulatedClock)
  const { close, adminLink } = await open(config)
  greet(config, adminLink)
  let closing = false
  const goodbye = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref()
    void close().finally(() => process.exit(0))
  }
  process.on('SIGTERM', goodbye)
  process.on('SIGINT', goodbye)
} catch (failure) {
  console.error('Rumi did not start:', wordsOfFailure(failure, process.env))
  process.exit(1)
}
