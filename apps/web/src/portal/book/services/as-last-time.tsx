import { formatNames, type CatalogService } from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import { RotateCcw } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { lastVisits } from '../../own-queries.ts'

type Last = Pick<Booking, 'serviceId' | 'rumiIds'>

/** Repeats a booking with the same dogs; only the day is open. */
export const sameAgain = ({ serviceId, rumiIds }: Last) =>
  paths.book({ servicio: serviceId, rumis: rumiIds.join(','), paso: 'fechas' })

type AsLastTimeProps = { catalog: readonly CatalogService[]; dogs: readonly Dog[] }

/** Shortcut that repeats the last booking; renders nothing without one. */
export function AsLastTime({ catalog, dogs }: AsLastTimeProps) {
  const { records } = useRecords('bookings', lastVisits)
  const isStillSold = ({ serviceId }: Last) => catalog.some(({ id }) => id === serviceId)
  const last = records.find((booking) => isStillSold(booking) && dogsOf(booking, dogs).length > 0)
  if (!last) return null
  const again = dogsOf(last, dogs)
  const service = catalog.find(({ id }) => id === last.serviceId)!
  return (
    <LinkButton
      tone="secondary"
      className="justify-self-start text-left"
      to={sameAgain({ serviceId: last.serviceId, rumiIds: again.map(({ _id }) => _id) })}
    >
      <RotateCcw className="size-5 shrink-0" aria-hidden="true" />
      <span className="[overflow-wrap:anywhere]">
        {bookCopy.asLastTime(service.name, formatNames(again))}
      </span>
    </LinkButton>
  )
}

const dogsOf = ({ rumiIds }: Last, dogs: readonly Dog[]) => dogs.filter(({ _id }) => rumiIds.includes(_id))
