import { care, compareInstants, lateDoseAt, type CareEntry, type CareSheet } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentMarks } from '../outbox/with-unsent.ts'

const tickMs = 15_000

/** Returns the current instant, refreshed often enough for entries that become late. */
function useInstant() {
  const [instant, setInstant] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setInstant(new Date().toISOString()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return instant
}

/** True if nobody has marked an entry. */
export const isOpen = ({ status }: Pick<CareEntry, 'status'>) => status === 'due' || status === 'late'

/** Returns the entries as they stand at an instant: a due one becomes late while the screen is open. */
export const entriesAt = ({ day, lateDoseMinutes, entries }: CareSheet, now: string) =>
  entries.map((entry): CareEntry => {
    const isLate =
      entry.status === 'due' &&
      entry.visitStatus !== 'expected' &&
      compareInstants(lateDoseAt(day, entry.time, lateDoseMinutes), now) < 0
    return isLate ? { ...entry, status: 'late' } : entry
  })

/** Fetches the care sheet of a day, that of today also from the cache while offline, with the marks that are not sent yet. */
export function useCareSheet(day: string) {
  const found = useCachedCall(care.sheet, { query: { day } }, { isStored: day === businessToday() })
  const now = useInstant()
  const by = useStoreSelector(({ user }) => user.name ?? '')
  const acts = useUnsentActs()
  const sheet = found.answer?.data.careSheet
  const entries = sheet ? withUnsentMarks(entriesAt(sheet, now), acts, { day, by }) : []
  return { found, sheet, entries, late: entries.filter(({ status }) => status === 'late').length }
}
