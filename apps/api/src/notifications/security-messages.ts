import { and, eq, isNull } from 'drizzle-orm'
import { isStaff } from '@rumi/contract'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import { notifyPerson } from './notify-person.ts'

type MessageDeps = { database: Database; config: Config; sendTemplate: SendTemplate; pubsub: PubSub }

/** Notifies an account's owner of password guessing; unknown addresses get nothing. */
export const securityMessages = ({ database: { db }, config, sendTemplate, pubsub }: MessageDeps) =>
  ({
    async 'logins-refused'({ email, attempts, id }) {
      const [person] = await db
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.closedAt)))
      if (!person) return
      const data = { name: person.name, attempts, link: `${config.publicUrl}/auth/olvide` }
      const href = isStaff(person.role) ? '/oficina' : '/mi-cuenta/perfil'
      await notifyPerson({ db, pubsub, sendTemplate }, person, {
        id,
        kind: 'logins-refused',
        mail: 'logins-refused',
        data,
        href,
      })
    },
  }) satisfies EventHandlers
