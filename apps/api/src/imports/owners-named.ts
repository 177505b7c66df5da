import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { telephoneOf } from '../db/people/telephone.ts'
import { importedRows } from '../db/schema/imports.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'
import type { Cells } from './import-kind.ts'

/** Returns accounts of clients by how a table names them: the id of an imported client, an address, or a telephone that one client has. */
export async function ownersNamed(tx: Tx, rows: readonly Cells[]): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(rows.flatMap(({ owner }) => owner ?? []))]
  const addresses = new Map(named.map((name) => [name.toLowerCase(), name]))
  const telephones = Map.groupBy(named.filter(telephoneOf), telephoneOf)
  const imported = await tx
    .select({ externalId: importedRows.externalId, clientId: importedRows.clientId })
    .from(importedRows)
    .where(and(eq(importedRows.kind, 'clients'), inArray(importedRows.externalId, named)))
  const found = await tx
    .select({
      id: users.id,
      accountId: sql<string>`coalesce(${familyMembers.accountId}, ${users.id})`,
      email: users.email,
      phone: users.phoneE164,
    })
    .from(users)
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .where(
      and(
        eq(users.role, 'cliente'),
        isNull(users.closedAt),
        or(
          inArray(
            users.id,
            imported.flatMap(({ clientId }) => clientId ?? []),
          ),
          inArray(users.email, [...addresses.keys()]),
          inArray(users.phoneE164, [...telephones.keys()]),
        ),
      ),
    )
  const owners = new Map<string, string>()
  for (const [telephone, sharing] of Map.groupBy(found, ({ phone }) => phone))
    if (new Set(sharing.map(({ accountId }) => accountId)).size === 1)
      for (const name of telephones.get(telephone) ?? []) owners.set(name, sharing[0]!.accountId)
  for (const { accountId, email } of found)
    if (addresses.has(email)) owners.set(addresses.get(email)!, accountId)
  const accounts = new Map(found.map(({ id, accountId }) => [id, accountId]))
  for (const { externalId, clientId } of imported) {
    const account = accounts.get(clientId ?? '')
    if (account) owners.set(externalId, account)
  }
  return owners
}
