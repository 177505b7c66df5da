import { writeBackup } from '../apps/api/src/backup/index.ts'
import { withServerStopped } from './run/with-server-stopped.ts'

await withServerStopped('backup', 'No backup was made', async ({ database, store, file }) => {
  const { end, missing } = await writeBackup(database, store, file, new Date().toISOString())
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  console.log(`${file} holds the house: ${rows} rows and ${end.files} files.`)
  if (missing.length > 0) console.warn(`${missing.length} files are known and nowhere: ${missing.join(', ')}`)
})
