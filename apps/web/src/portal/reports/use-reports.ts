import { useRecords } from '../../shared/fetching/queries.ts'

const page = 20

/** Report cards of a booking or dog, newest day first. */
export function useReports(about: { bookingId: string } | { rumiId: string }) {
  const { records, hasMore, loadMore, ...fetching } = useRecords('reportCards', {
    ...about,
    sort: '-day',
    limit: page,
  })
  return {
    fetching,
    hasMore,
    loadMore,
    cards: records.toSorted((one, other) => (one.day > other.day ? -1 : 1)),
  }
}
