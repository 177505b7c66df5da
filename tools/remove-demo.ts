import { refuseWhileOpen, WrongBackup } from '../apps/api/src/backup/index.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openDatabase } from '../apps/api/src/db/connect.ts'
import { migrate } from '../apps/api/src/db/migrating/migrate.ts'
import { wordsOfFailure } from '../apps/api/src/explain-failed-start.ts'
import { removeDemo } from '../apps/api/src/demo/index.ts'

process.umask(0o077)

try {
  const config = readConfig(process.env)
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await refuseWhileOpen(database)
    await migrate(database)
    const { removed, closed, withoutPassword } = await removeDemo(database.db)
    console.log(
      `${removed} demo people are gone, with their dogs and bookings. Start with DEMO=0 from now on.`,
    )
    if (closed.length > 0)
      console.log(`Others' records name ${closed.join(', ')}: their accounts are closed and empty.`)
    if (withoutPassword.length > 0)
      console.log(
        `${withoutPassword.join(', ')} had the demo's password: a link of npm run admin, or "olvidé mi contraseña", chooses another.`,
      )
  } finally {
    await database.close()
  }
} catch (failure) {
  const words = failure instanceof WrongBackup ? `${failure.message}.` : wordsOfFailure(failure, process.env)
  console.error('No demo data was removed:', words)
  process.exit(1)
}
