import { assumedBirth, resources } from '@rumi/contract'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { telephoneOf } from '../db/people/telephone.ts'
import { importedRows } from '../db/schema/imports.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { users } from '../db/schema/people/people.ts'
import { refuseImpossibleAge } from '../dogs/index.ts'
import { today } from '../http/clock.ts'
import { dayOfCell, kilosIn, sexIn, yesOrNoIn } from './cell-values.ts'
import {
  faultOf,
  faultThrownBy,
  sameName,
  type Cells,
  type Fault,
  type ImportKindOf,
  type Read,
  type TableStyle,
} from './import-kind.ts'

type Values = typeof dogs.$inferInsert

/** Dogs; without a sex or a birth date they are provisional until somebody completes them. */
export const importedDogs: ImportKindOf<Values> = {
  async readerOf(tx, rows, style) {
    const owners = await ownersNamed(tx, rows)
    return (cells) => read(cells, owners, style)
  },

  async find(tx, rows) {
    const found = await tx
      .select({ id: dogs.id, ownerId: dogs.ownerId, name: dogs.name })
      .from(dogs)
      .where(inArray(dogs.ownerId, [...new Set(rows.map(({ values }) => values.ownerId))]))
    return new Map(found.map(({ id, ...dog }) => [keyOf(dog), id]))
  },

  async insert(tx, values) {
    const rows = values.map((row) => ({ ...row, id: crypto.randomUUID() as string }))
    await tx.insert(dogs).values(rows)
    return rows.map(({ id }) => id)
  },
}

const keyOf = ({ ownerId, name }: Pick<Values, 'ownerId' | 'name'>) => `${ownerId} ${sameName(name)}`

const texts = [
  'name',
  'breed',
  'color',
  'microchip',
  'allergies',
  'feeding',
  'medication',
  'temperament',
  'vet',
  'emergencyContact',
] as const

function read(
  cells: Cells,
  owners: ReadonlyMap<string, string>,
  { hasMonthFirst, weightHeading }: TableStyle,
): Read<Values> | Fault {
  const { owner, species = '', sex = '', birthDate = '', weightKg, sterilised = '', name = '' } = cells
  if (species !== '' && !/^(dogs?|perr[oa]s?|can(is|ine|ino))/i.test(species))
    return { field: 'species', message: importSentences.notADog }
  if (!owner) return { field: 'owner', message: importSentences.noOwner }
  const ownerId = owners.get(owner)
  if (!ownerId) return { field: 'owner', message: importSentences.unknownOwner }
  const born = birthDate === '' ? null : dayOfCell(birthDate, hasMonthFirst)
  if (birthDate !== '' && !born) return { field: 'birthDate', message: importSentences.wrongDay(birthDate) }
  const impossible = born && faultThrownBy(() => refuseImpossibleAge(born))
  if (impossible) return impossible
  const kilos = weightKg === undefined ? undefined : kilosIn(weightKg, weightHeading)
  if (Number.isNaN(kilos)) return { field: 'weightKg', message: importSentences.wrongWeight(weightKg ?? '') }
  const parsed = resources.dogs.create.safeParse({
    ...Object.fromEntries(texts.map((field) => [field, cells[field]])),
    name,
    sex: sexIn(sex) ?? 'macho',
    birthDate: born ?? assumedBirth(today()),
    sterilised: yesOrNoIn(sterilised),
    // Tables of others have 0 where nobody has weighed the dog.
    ...(kilos ? { weightKg: kilos } : {}),
  })
  if (!parsed.success) return faultOf(parsed.error)
  const values = { ...parsed.data, ownerId, provisional: born === null || sexIn(sex) === null }
  return { key: keyOf(values), values }
}

/** Returns owners of dogs by how a table names them: the id of an imported client, an address, or a telephone that one client has. */
async function ownersNamed(tx: Tx, rows: readonly Cells[]): Promise<ReadonlyMap<string, string>> {
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
