import { refuseWhileOpen, restoreBackup } from '../apps/api/src/backup/index.ts'
import { withServerStopped } from './run/with-server-stopped.ts'

await withServerStopped(
  'restore',
  'Nothing was restored',
  async ({ database, store, file, replace, passphrase }) => {
    await refuseWhileOpen(database)
    const { rows, files } = await restoreBackup(database, store, file, { replace, passphrase })
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`The house is as ${file} kept it: ${all} rows and ${files} files. Everyone signs in again.`)
  },
)
