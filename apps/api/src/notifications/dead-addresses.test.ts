import { defaultSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { notifyFamily } from './notify-person.ts'
import { visitorMails } from '../visitors/index.ts'
import { createMailer, sendOnce, type SendTemplate } from '../mail/index.ts'
import { startMailServer } from '../mail/testing/start-mail-server.ts'

const dead = 'nadie@corrreo.mx'
const pubsub = {
  hearsDatabase: false,
  subscribe: () => () => {},
  publish: async () => {},
  close: async () => {},
}

let database: Database
let server: Awaited<ReturnType<typeof startMailServer>>
let sendTemplate: SendTemplate
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  server = await startMailServer({ refusingReceiver: dead })
  const mailer = { smtpUrl: server.url, publicUrl: 'http://localhost:4600', dataDir: '' }
  sendTemplate = sendOnce(
    database.db,
    createMailer(mailer, async () => defaultSettings),
  )
  return () => server.close()
})

const receivers = () => server.taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])

test.each(['second person', 'holder'])(
  'an account whose %s has a dead address is written to once at the other one',
  async (whose) => {
    const [holder, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const [ana, leo] = whose === 'holder' ? [dead, 'leo@correo.mx'] : ['ana@correo.mx', dead]
    const person = (id: string, email: string) =>
      database.db.execute(
        sql`insert into users (id, name, last_name, email) values (${id}, 'Ana', 'Ruiz', ${email})`,
      )
    await person(holder, ana)
    await person(second, leo)
    await database.db.execute(
      sql`insert into family_members (user_id, account_id) values (${second}, ${holder})`,
    )
    const details = {
      id: crypto.randomUUID(),
      kind: 'money-returned',
      mail: 'money-returned',
      href: '/',
    } as const
    const data = {
      name: '',
      back: [],
      concept: 'x',
      pieces: [],
      reason: '',
      hasFailed: false,
      link: 'http://x/y',
    }
    const notify = () =>
      notifyFamily({ db: database.db, pubsub, sendTemplate }, { id: holder }, { ...details, data })
    for (let tries = 0; tries < 3; tries += 1) await expect(notify()).rejects.toThrow('550')
    expect(receivers()).toEqual([expect.stringContaining(whose === 'holder' ? leo : ana)])
    await database.db.execute(sql`delete from users`)
  },
)

test('a visitor’s wrong address brings the office their message once', async () => {
  const messageId = crypto.randomUUID()
  await database.db.execute(
    sql`insert into visitor_messages (id, kind, name, email) values (${messageId}, 'contact', 'Rosa', ${dead})`,
  )
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4600' })
  const { 'visitor-wrote': notify } = visitorMails({ database, config, sendTemplate })
  const event = { kind: 'visitor-wrote', messageId, id: crypto.randomUUID() } as const
  for (let tries = 0; tries < 3; tries += 1) await expect(notify!(event)).rejects.toThrow('550')
  expect(receivers()).toEqual([expect.stringContaining(defaultSettings.email)])
})
