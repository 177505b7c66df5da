import { desk, formatNames } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { TriangleAlert } from 'lucide-react'
import { dogMarksCopy as copy } from '../../../copy/office/desk/play-groups.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentVisits } from '../outbox/with-unsent.ts'

/** Warns of present dogs that an expected dog must not meet, also offline; nothing where there are none. */
export function ArrivalWarnings({ dog }: { dog: Dog }) {
  const { answer } = useCachedCall(desk.day, { query: { day: businessToday() } })
  const acts = useUnsentActs()
  const { visits = [], bookings = [] } = answer?.data ?? {}
  const foes = withUnsentVisits(visits, acts)
    .filter(({ rumiId, status }) => status === 'in-house' && dog.notWith.includes(rumiId))
    .flatMap(({ rumiId }) => bookings.flatMap(({ dogs }) => dogs).find(({ _id }) => _id === rumiId) ?? [])
  if (foes.length === 0) return null
  return (
    <p className="flex items-start gap-1.5 font-strong text-brick">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {copy.foePresent(dog.name, formatNames(foes), foes.length)}
    </p>
  )
}
