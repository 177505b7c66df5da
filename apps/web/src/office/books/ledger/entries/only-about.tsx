import { Link } from 'react-router'
import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { paths } from '../../../../shared/business/paths.ts'

/** Kinds of origin: the filter of the journal, and the origin's page. */
const things = {
  reserva: { filter: 'bookingId', open: paths.officeBooking },
  pedido: { filter: 'orderId', open: paths.officeOrder },
  pase: { filter: 'passId', open: paths.officePass },
} as const
type Thing = keyof typeof things
type About = { thing: Thing; id: string; filter: Partial<Record<(typeof things)[Thing]['filter'], string>> }

/** Origin that the journal is filtered by, regardless of days; undefined if none. */
export function aboutIn(params: URLSearchParams): About | undefined {
  const thing = (Object.keys(things) as Thing[]).find((name) => params.get(name))
  const id = thing && params.get(thing)
  return thing && id ? { thing, id, filter: { [things[thing].filter]: id } } : undefined
}

/** Notice that the list shows one origin, with links to it and to the whole list. */
export function OnlyAbout({ thing, id }: About) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1">
      {copy.onlyOf[thing]}
      <Link to={things[thing].open(id)} className="inline-flex min-h-8 items-center text-link underline">
        {copy.openIts[thing]}
      </Link>
      <Link to={paths.officeEntries()} className="inline-flex min-h-8 items-center text-link underline">
        {copy.back}
      </Link>
    </p>
  )
}
