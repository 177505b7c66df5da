import { randomUUID } from 'node:crypto'
import { texts } from '@rumi/contract'
import { mailOfText, renderMail, sampleFor, type OwnWords } from '@rumi/mails'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { textSentences } from '../copy/business-sentences.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { createHourlyLimit } from '../http/limits/rate-counter.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { createMailTransport } from '../mail/index.ts'
import { currentSettings } from '../settings/index.ts'
import { ownMailWords } from './texts-repository.ts'

const testsPerHour = 20

type MailTextOptions = {
  database: Database
  config: Config
  /** Refuses words that cannot take the place of a text. */
  check: (path: string, key: string, value: string) => void
}

type Drafted = { key: string; value: string }

/** Routes that preview and test mails with unsaved texts, using sample data. */
export function mailTextRoutes(
  app: FastifyInstance,
  { database: { db, pool }, config, check }: MailTextOptions,
) {
  const send = createMailTransport(config)
  const countTest = createHourlyLimit(pool, { name: 'mail-tests', most: testsPerHour })

  async function drafted({ key, value }: Drafted) {
    check('value', key, value)
    const kind = mailOfText(key)
    if (kind === null) throw new Refused('not-found')
    const [house, ownWords] = await Promise.all([currentSettings(db), ownMailWords(db)])
    const words: OwnWords = { ...ownWords, [key]: value }
    return {
      house,
      mail: await renderMail(kind, sampleFor(kind, key, `${config.publicUrl}/`), house, words),
    }
  }

  registerRoute(app, texts.previewMail, async ({ body }) => ({ data: (await drafted(body)).mail }))

  registerRoute(app, texts.sendMailTest, async ({ actor, body, request }) => {
    const { house, mail } = await drafted(body)
    await countTest(actor.id)
    const [admin] = await db.select().from(users).where(eq(users.id, actor.id))
    if (!admin) throw new Refused('not-found')
    const { email, name, lastName } = admin
    try {
      await send({
        kind: 'mail-test',
        id: randomUUID(),
        from: house.name,
        to: { address: email, name: `${name} ${lastName}`.trim() },
        ...mail,
        subject: textSentences.test(mail.subject),
      })
    } catch (err) {
      request.log.error({ err }, 'a mail could not be sent to be looked at')
      throw new Refused('mail-not-sent')
    }
    return { data: { email } }
  })
}
