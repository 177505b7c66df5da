import { addDays, bookableDays, eachDay, type CatalogService } from '@rumi/contract'
import { fetchQuote } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { useAsked } from '../../shared/store.ts'
import { houseToday } from '../../shared/house-today.ts'
import type { FamilyGuest } from './step-props.ts'

/** Whether the house has seen who the owner is, as the server answers for the next night; only the hotel asks for it. */
export function useIdentified(service: CatalogService | undefined, family: readonly FamilyGuest[]) {
  const today = houseToday()
  const isHotel = service?.serviceType === 'Hotel'
  const bookable = bookableDays('Hotel', { now: Temporal.Now.instant() })
  const start = eachDay(today, addDays(today, 14)).find((day) => bookable(day, addDays(day, 1)))
  const [first] = family
  const asked = isHotel && start && first ? { start, rumiId: first.dog._id } : null
  const { answer } = useAsked(
    (signal) =>
      fetchQuote(
        {
          serviceId: service?.id ?? '',
          rumiIds: [asked?.rumiId ?? ''],
          start: asked?.start ?? '',
          end: addDays(asked?.start ?? today, 1),
        },
        { signal },
      ),
    asked && JSON.stringify(asked),
  )
  const reasons = answer?.eligibility.flatMap((dog) => dog.reasons) ?? []
  return !reasons.some(({ code }) => code === 'owner-unidentified')
}
