import { email } from '@rumi/contract'
import { newPasswordLink } from '../apps/api/src/auth/index.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDatabase, type Database } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { wordsOfFailure } from '../apps/api/src/explain-failed-start.ts'

/** Makes an administrator of whoever has this address, or of a new account; they choose a password by a link. */
async function makeAdmin({ pool }: Database, address: string) {
  await pool.query(
    `insert into users (name, last_name, email, role) values ('Administración', '', $1, 'admin')
     on conflict (email) do update set role = 'admin', version = users.version + 1, updated_at = now()`,
    [address],
  )
}

const given = email.safeParse(process.argv[2])
if (!given.success) {
  console.error('Name whom: npm run admin -- somebody@example.mx')
  process.exit(1)
}

process.umask(0o077)

try {
  const config = readConfig(process.env)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  await migrate(database)
  await makeAdmin(database, given.data)
  console.log(
    `${given.data} is an administrator. This link chooses a password; it works once, for 30 minutes:`,
  )
  console.log(await newPasswordLink(database.db, config, given.data))
  await database.close()
} catch (failure) {
  console.error('No administrator was made:', wordsOfFailure(failure, process.env))
  process.exit(1)
}
