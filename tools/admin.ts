import { email } from '@rumi/contract'
import { newPasswordLink, removeUnreadableFactors, resetSecondFactor } from '../apps/api/src/auth/index.ts'
import { readConfig, type Config } from '../apps/api/src/config.ts'
import { openDatabase, type Database } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrating/migrate.ts'
import { wordsOfFailure } from '../apps/api/src/explain-failed-start.ts'

/** Makes the person with this address, or a new account, an administrator; they choose a password by a link. */
async function makeAdmin({ pool }: Database, address: string) {
  await pool.query(
    `insert into users (name, last_name, email, role) values ('Administración', '', $1, 'admin')
     on conflict (email) where email <> '' do update set role = 'admin', custom_role_id = null, version = users.version + 1, updated_at = now()`,
    [address],
  )
}

/** Prints the one-time link by which an administrator chooses a password. */
async function offerLink(database: Database, config: Config, address: string) {
  await makeAdmin(database, address)
  console.log(`${address} is an administrator. This link chooses a password; it works once, for 30 minutes:`)
  console.log(await newPasswordLink(database.db, config, address))
}

/** For people who lost their second factor and their recovery codes; role and password stay. */
async function takeFactors({ db }: Database, address: string) {
  if (!(await resetSecondFactor(db, address))) throw new Error(`no account has the address ${address}`)
  console.log(`${address} has no second factor now and is logged out everywhere.`)
  console.log('They log in with their password and, where their role needs one, set up another at once.')
}

/** Removes authenticator apps that a lost key made unreadable. */
async function removeUnreadable({ db }: Database, config: Config) {
  const removed = await removeUnreadableFactors(db, config)
  console.log(`${removed} authenticator apps are removed; their owners set up others.`)
}

type Work = (database: Database, config: Config) => Promise<void>

/** The work that the arguments name; undefined where they name none. */
function workOf([first, option, ...rest]: string[]): Work | undefined {
  if (first === '--remove-unreadable-apps' && option === undefined) return removeUnreadable
  const address = email.safeParse(first)
  if (!address.success || rest.length > 0) return undefined
  if (option === undefined) return (database, config) => offerLink(database, config, address.data)
  if (option === '--reset-second-factor') return (database) => takeFactors(database, address.data)
  return undefined
}

const work = workOf(process.argv.slice(2))
if (!work) {
  console.error('New administrator: npm run admin -- ana@example.mx')
  console.error('Lost second factor: npm run admin -- ana@example.mx --reset-second-factor')
  console.error('Lost SECRET_KEY: npm run admin -- --remove-unreadable-apps')
  process.exit(1)
}

process.umask(0o077)

try {
  const config = readConfig(process.env)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await migrate(database)
  await work(database, config)
  await database.close()
} catch (failure) {
  console.error('Nothing was changed:', wordsOfFailure(failure, process.env))
  process.exit(1)
}
