import { verify } from '@node-rs/argon2'
import { and, asc, isNotNull, isNull, like, ne, not, type SQL } from 'drizzle-orm'
import { WrongSetting } from '../config.ts'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { demoPassword } from '../db/seed/demo/demo-people.ts'

export const isDemoPerson = like(users.email, '%@demo.rumi.mx')

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(isNotNull(users.passwordHash), isNull(users.closedAt), where))
    .orderBy(asc(users.createdAt), asc(users.id))

/** Accounts of staff that have another address by now and still open with the published password. */
export async function staffWithDemoPassword(db: Queryable) {
  const found: { id: string; email: string }[] = []
  for (const { passwordHash, ...person } of await select(
    db,
    and(ne(users.role, 'cliente'), not(isDemoPerson)),
  )) {
    if (passwordHash && (await verify(passwordHash, demoPassword))) found.push(person)
  }
  return found
}

/** Refuses to start outside demo mode while accounts have the published demo password. */
export async function refuseDemoAccounts(db: Queryable): Promise<void> {
  const open = [...(await select(db, isDemoPerson)), ...(await staffWithDemoPassword(db))]
  const [first] = open
  if (!first) return
  const others = open.length === 1 ? '' : ` and ${open.length - 1} more`
  throw new WrongSetting(
    `The database holds demo accounts that can still log in (${first.email}${others}); remove them with "npm run remove-demo", then start again.`,
  )
}
