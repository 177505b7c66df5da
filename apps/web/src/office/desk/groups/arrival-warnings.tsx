import { formatNames } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { TriangleAlert } from 'lucide-react'
import { dogMarksCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { useVisitsOfDay } from './use-visits-of-day.ts'

/** Warns of present dogs that an expected dog must not meet; nothing where there are none. */
export function ArrivalWarnings({ dog }: { dog: Dog }) {
  const visits = useVisitsOfDay()
  const foes = dog.notWith.filter((id) =>
    visits.some(({ rumiId, status }) => rumiId === id && status === 'in-house'),
  )
  const { records } = useRecords('dogs', foes.length > 0 ? { ids: foes.join(',') } : null)
  if (foes.length === 0 || records.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 font-strong text-brick">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {copy.foePresent(dog.name, formatNames(records), records.length)}
    </p>
  )
}
