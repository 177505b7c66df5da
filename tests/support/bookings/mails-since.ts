import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventsDelivered } from './events-delivered.ts'
import type { TestServer } from '../servers/open-test-server.ts'

/** Mails since the last call, after all events are carried out. */
export function mailsSince(server: TestServer) {
  const heard = new Set<string>()
  const { pool } = server.database

  /** Decoded mails and app notifications of a user. */
  async function reported(userId: string) {
    await eventsDelivered(pool)
    const names = (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).filter(
      (name) => name.endsWith('.eml') && !heard.has(name),
    )
    names.forEach((name) => heard.add(name))
    const mails = await Promise.all(
      names.map((name) => readFile(join(server.dataDir, 'outbox', name), 'utf8')),
    )
    const { rows: notifications } = await pool.query<{
      kind: string
      title: string
      message: string
      href: string
    }>('delete from notifications where user_id = $1 returning kind, title, message, href', [userId])
    return { mails, notifications }
  }

  return reported
}
