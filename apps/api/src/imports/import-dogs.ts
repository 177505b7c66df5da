import { assumedBirth, resources } from '@rumi/contract'
import { inArray } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import { dogs } from '../db/schema/people/dogs.ts'
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
import { ownersNamed } from './owners-named.ts'

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
