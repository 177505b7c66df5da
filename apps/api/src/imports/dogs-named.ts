import { and, eq, inArray, or } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { importedRows } from '../db/schema/imports.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { sameName, type Cells, type Fault } from './import-kind.ts'
import { ownersNamed } from './owners-named.ts'

export type NamedDog = Pick<typeof dogs.$inferSelect, 'id' | 'ownerId' | 'name' | 'birthDate'>

/** Returns a reader of the dog of a row: by the id of an imported dog, or by its owner and its name. */
export async function dogsNamed(tx: Tx, rows: readonly Cells[]): Promise<(cells: Cells) => NamedDog | Fault> {
  const owners = await ownersNamed(tx, rows)
  const imported = await tx
    .select({ externalId: importedRows.externalId, dogId: importedRows.dogId })
    .from(importedRows)
    .where(
      and(
        eq(importedRows.kind, 'dogs'),
        inArray(importedRows.externalId, [...new Set(rows.flatMap(({ dog }) => dog ?? []))]),
      ),
    )
  const found: NamedDog[] = await tx
    .select({ id: dogs.id, ownerId: dogs.ownerId, name: dogs.name, birthDate: dogs.birthDate })
    .from(dogs)
    .where(
      or(
        inArray(
          dogs.id,
          imported.flatMap(({ dogId }) => dogId ?? []),
        ),
        inArray(dogs.ownerId, [...new Set(owners.values())]),
      ),
    )
  const byId = new Map(found.map((dog) => [dog.id, dog]))
  const byExternalId = new Map(imported.map(({ externalId, dogId }) => [externalId, byId.get(dogId ?? '')]))
  const byName = Map.groupBy(found, ({ ownerId, name }) => `${ownerId} ${sameName(name)}`)
  return ({ dog = '', owner = '', dogName = '' }) => {
    const known = byExternalId.get(dog)
    if (known) return known
    const [named, another] = byName.get(`${owners.get(owner) ?? ''} ${sameName(dogName)}`) ?? []
    if (another) return { field: 'dogName', message: importSentences.twoDogs(dogName) }
    return named ?? { field: dog ? 'dog' : 'dogName', message: importSentences.unknownDog }
  }
}
