import { writeBackup } from '../apps/api/src/backup/index.ts'
import { withServerStopped } from './run/with-server-stopped.ts'

await withServerStopped('backup', 'No backup was made', async ({ database, store, file, passphrase }) => {
  const madeAt = new Date().toISOString()
  const { end, missing } = await writeBackup(database, store, file, { madeAt, passphrase })
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `${file} has ${rows} rows and ${end.files} files${passphrase === undefined ? '' : ', encrypted'}.`,
  )
  if (missing.length > 0) console.warn(`${missing.length} files are known and nowhere: ${missing.join(', ')}`)
})
