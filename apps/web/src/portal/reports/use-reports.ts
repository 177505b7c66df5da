import { reportCards } from '@rumi/data-layer'
import { useFetching, useStoreSelector } from '../../shared/store.ts'

const page = 20

/** The cards of a booking or of a dog, the newest day first. */
export function useReports(about: { bookingId: string } | { rumiId: string }) {
  const fetching = useFetching(
    [reportCards.calls.list({ ...about, sort: '-day', limit: page })],
    JSON.stringify(about),
  )
  const kept = useStoreSelector((state) => state.reportCards.items)
  const cards = kept
    .filter((card) =>
      'bookingId' in about ? card.bookingId === about.bookingId : card.rumiId === about.rumiId,
    )
    .toSorted((one, other) => (one.day > other.day ? -1 : 1))
  return { fetching, cards }
}
