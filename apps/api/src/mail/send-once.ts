import { mailsWithSecret, type MailKind } from '@rumi/mails'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { sentMails } from '../db/schema/messages.ts'
import type { SendTemplate } from './send-template.ts'

/** Retention in days: dead letters may be retried for a year. */
const retentionDays = 400

const hasNewLink = (kind: MailKind) => mailsWithSecret.some((one) => one === kind)

/**
 * Sends each mail at most once after a mail server accepted it, however often its event is delivered. Mails
 * with renewed links are exempt, because the newest must arrive.
 */
export const sendOnce =
  (db: Db, send: SendTemplate): SendTemplate =>
  async (to, kind, data, id, files) => {
    if (hasNewLink(kind)) return send(to, kind, data, id, files)
    const mail = `${kind}.${id}`
    const [sent] = await db.select({ id: sentMails.id }).from(sentMails).where(eq(sentMails.id, mail))
    if (sent) return
    await send(to, kind, data, id, files)
    await db.insert(sentMails).values({ id: mail }).onConflictDoNothing()
  }

/** Forgets mails that nothing sends again. */
export async function sweepSentMails(db: Db) {
  await db.delete(sentMails).where(lt(sentMails.sentAt, sql`now() - make_interval(days => ${retentionDays})`))
}

/** Calls a function for each person, independent of failures; failures are thrown at the end. */
export async function notifyEach<T>(people: readonly T[], notify: (person: T) => Promise<void>) {
  const outcomes = await Promise.allSettled(people.map(notify))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
