import { resources, splitName } from '@rumi/contract'
import { and, inArray, isNull, or } from 'drizzle-orm'
import { clientSentences } from '../copy/people/client-sentences.ts'
import { importSentences } from '../copy/import-sentences.ts'
import { telephoneColumns } from '../db/people/telephone.ts'
import { users } from '../db/schema/people/people.ts'
import { faultOf, sameName, type Cells, type ImportKindOf } from './import-kind.ts'

type Values = Pick<typeof users.$inferInsert, 'name' | 'lastName' | 'email' | 'phone' | 'phoneE164'>

/** Last name of a client who has only one name in the table. */
const unknownLastName = '—'

const keyOf = ({ email = '', phoneE164 = '', name, lastName }: Values) =>
  email === '' ? `${phoneE164} ${sameName(name, lastName)}` : email

function read({ name: written = '', lastName, email = '', phone = '' }: Cells) {
  const named = lastName === undefined ? splitName(written) : { name: written, lastName }
  const parsed = resources.clients.create.safeParse({
    ...named,
    lastName: named.lastName || unknownLastName,
    email,
    phone,
  })
  if (!parsed.success) return faultOf(parsed.error)
  const { name, lastName: surname, email: address = '', phone: telephone = '' } = parsed.data
  const columns = telephoneColumns(telephone)
  if (telephone !== '' && columns.phoneE164 === '')
    return { field: 'phone', message: clientSentences.noSuchTelephone }
  if (address === '' && telephone === '') return { field: 'email', message: clientSentences.howToReach }
  const values: Values = { name, lastName: surname, email: address, ...columns }
  return { key: keyOf(values), values }
}

/** Clients; nobody is mailed. One with the same address, or without one the same telephone and name, is the same client. */
export const importedClients: ImportKindOf<Values> = {
  readerOf: async () => read,

  async find(tx, rows) {
    const addresses = rows.flatMap(({ values: { email } }) => email || [])
    const telephones = rows.flatMap(({ values: { email, phoneE164 } }) => (email ? [] : phoneE164 || []))
    const found = await tx
      .select()
      .from(users)
      .where(
        and(
          isNull(users.closedAt),
          or(inArray(users.email, addresses), inArray(users.phoneE164, telephones)),
        ),
      )
    return new Map(
      found.flatMap((user) => {
        const of = user.role === 'cliente' ? user.id : { field: 'email', message: importSentences.ofTheTeam }
        const named = [keyOf({ ...user, email: '' }), of] as const
        return user.email === '' ? [named] : [[user.email, of] as const, named]
      }),
    )
  },

  async insert(tx, values) {
    const rows = values.map((row) => ({ id: crypto.randomUUID() as string, ...row }))
    await tx.insert(users).values(rows)
    return rows.map(({ id }) => id)
  },
}
