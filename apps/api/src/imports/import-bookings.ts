import { countedIn, instantAt, type ServiceType } from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookImported } from '../bookings/index.ts'
import { importSentences } from '../copy/import-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { instantText } from '../db/repository/sql-text.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { services } from '../db/schema/business/services.ts'
import { amountIn } from '../http/foreign/written-values.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { dayOfCell, timeIn } from './cell-values.ts'
import { dogsNamed } from './dogs-named.ts'
import {
  faultOfRefusal,
  isFault,
  sameName,
  type Cells,
  type Fault,
  type ImportKindOf,
  type Read,
} from './import-kind.ts'

type Service = Pick<typeof services.$inferSelect, 'id' | 'name' | 'serviceType'>
type Values = Parameters<typeof bookImported>[1]
type Known = {
  dogOf: Awaited<ReturnType<typeof dogsNamed>>
  services: readonly Service[]
  hasMonthFirst: boolean
}

/**
 * Bookings to come, each with the checks of the desk and in a transaction of its own, so that it locks what a booking of the desk locks.
 * One that finds no place or breaks a rule is a row with an error.
 */
export const importedBookings: ImportKindOf<Values> = {
  rowsAtOnce: 1,
  isTriedByInserting: true,

  async readerOf(tx, rows, { hasMonthFirst }) {
    const dogOf = await dogsNamed(tx, rows)
    const offered = await tx
      .select({ id: services.id, name: services.name, serviceType: services.serviceType })
      .from(services)
      .where(eq(services.active, true))
    return (cells) => read(cells, { dogOf, services: offered, hasMonthFirst })
  },

  async find(tx, rows) {
    const dogIds = [...new Set(rows.flatMap(({ values }) => values.rumiIds))]
    const theirs = tx
      .select({ id: bookingDogs.bookingId })
      .from(bookingDogs)
      .where(inArray(bookingDogs.dogId, dogIds))
    const found = await tx
      .select({
        id: bookings.id,
        serviceId: bookings.serviceId,
        start: sql<string>`coalesce(${bookings.startDay}::text, ${instantText(bookings.startAt)})`,
        rumiIds: sql<string[]>`array_agg(${bookingDogs.dogId}::text)`,
      })
      .from(bookings)
      .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
      .where(
        and(inArray(bookings.id, theirs), inArray(bookings.status, ['pending', 'confirmed', 'checked-in'])),
      )
      .groupBy(bookings.id)
    return new Map(found.map((booking) => [keyOf(booking), booking.id]))
  },

  async insert(tx, values, by) {
    const inserted: (string | Fault)[] = []
    for (const visit of values) inserted.push(await bookOne(tx, visit, by))
    return inserted
  },
}

/** Books in a savepoint, which a refusal takes back. */
async function bookOne(tx: Tx, visit: Values, by: Actor) {
  try {
    return (await tx.transaction((savepoint) => bookImported(savepoint, visit, by))).id
  } catch (error) {
    if (error instanceof Refused) return faultOfRefusal(error)
    throw error
  }
}

const keyOf = ({ rumiIds, serviceId, start }: Pick<Values, 'rumiIds' | 'serviceId' | 'start'>) =>
  `${rumiIds.toSorted().join(' ')} ${serviceId} ${start.includes('T') ? new Date(start).toISOString() : start}`

const isOver = /cancel|no[ -]?show|finish|complet|checked[ -]?out|termin|no lleg|ya se fue/i

function read(cells: Cells, { dogOf, services: offered, hasMonthFirst }: Known): Read<Values> | Fault {
  const { service = '', status = '', price, notes = '' } = cells
  if (isOver.test(status)) return { field: 'status', message: importSentences.bookingIsOver(status) }
  const dogs = dogsIn(cells, dogOf)
  if (isFault(dogs)) return dogs
  const sold = serviceNamed(service, offered)
  if (isFault(sold)) return sold
  const time = timeOf(cells, sold.serviceType, hasMonthFirst)
  if (isFault(time)) return time
  const agreedCentavos = price === undefined ? null : amountIn(price)
  if (price !== undefined && (agreedCentavos === null || agreedCentavos < 0))
    return { field: 'price', message: importSentences.wrongPrice(price) }
  const values = { serviceId: sold.id, rumiIds: dogs, ...time, notes: notes.slice(0, 500), agreedCentavos }
  return { key: keyOf(values), values }
}

const betweenDogs = /\s*[,;&+/]\s*|\s+(?:y|and)\s+/i

/** Dogs of a row; several share a cell: 'Nube y Trueno'. */
function dogsIn(cells: Cells, dogOf: Known['dogOf']): string[] | Fault {
  const whole = dogOf(cells)
  if (!isFault(whole)) return [whole.id]
  const [ids, names] = [cells.dog, cells.dogName].map(
    (cell) => cell?.split(betweenDogs).filter(Boolean) ?? [],
  )
  const count = Math.max(ids!.length, names!.length)
  if (count < 2) return whole
  const found = Array.from({ length: count }, (_, at) =>
    dogOf({
      ...(cells.owner && { owner: cells.owner }),
      ...(ids![at] && { dog: ids![at] }),
      ...(names![at] && { dogName: names![at] }),
    }),
  )
  const missing = found.find(isFault)
  return missing ?? [...new Set(found.flatMap((dog) => (isFault(dog) ? [] : dog.id)))]
}

const typesByWord: readonly [RegExp, ServiceType][] = [
  [/boarding|lodging|overnight|hotel|hosped|pensi[oó]n/i, 'Hotel'],
  [/day ?care|guarder/i, 'Guardería'],
  [/groom|bath|ba[nñ]o|est[eé]tica/i, 'Grooming'],
  [/train|entrena|adiestra/i, 'Entrenamiento'],
  [/event|party|fiesta/i, 'Evento'],
]

/** Service by its name; a word of its type names it where it is the only one of that type. */
function serviceNamed(written: string, offered: readonly Service[]): Service | Fault {
  const named = offered.find(({ name }) => sameName(name) === sameName(written))
  if (named) return named
  const type = typesByWord.find(([words]) => words.test(written))?.[1]
  const [only, ...others] = offered.filter(({ serviceType }) => serviceType === type)
  if (only && others.length === 0) return only
  const names = only ? [only, ...others].map(({ name }) => name) : []
  return { field: 'service', message: importSentences.unknownService(written, names) }
}

/** Days of a stay, or the start of a visit, which lasts as long as its service. */
function timeOf(
  cells: Cells,
  type: ServiceType,
  hasMonthFirst: boolean,
): { start: string; end: string } | Fault {
  const { start: written = '', startTime, end: ends = '' } = cells
  const startDay = dayOfCell(written, hasMonthFirst)
  if (!startDay) return { field: 'start', message: importSentences.wrongDay(written) }
  const endDay = ends === '' ? startDay : dayOfCell(ends, hasMonthFirst)
  const isStay = countedIn[type] !== 'hours'
  if (isStay && !endDay) return { field: 'end', message: importSentences.wrongDay(ends) }
  if (type === 'Hotel' && ends === '') return { field: 'end', message: importSentences.noEndDay }
  if (isStay) return { start: startDay, end: endDay! }
  const time = timeIn(startTime ?? written)
  if (!time) return { field: 'startTime', message: importSentences.noTime }
  const start = instantAt(startDay, time)
  const endTime = type === 'Evento' ? timeIn(ends) : null
  return { start, end: endTime ? instantAt(startDay, endTime) : start }
}
