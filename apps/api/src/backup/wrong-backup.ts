import type { Database } from '../db/connect.ts'

/** Backup or restore that cannot be done, with a one-sentence reason. */
export class WrongBackup extends Error {}

/** Rejects a database that another program is connected to; an embedded one is exclusive. */
export async function refuseWhileOpen({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>) {
  if (embedded) return
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend'`,
  )
  if (rowCount) throw new WrongBackup('the database is in use; stop every instance of the house first')
}
