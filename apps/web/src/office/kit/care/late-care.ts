import { care, compareInstants, lateDoseAt, type CareEntry, type CareSheet } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSeesDogCare } from '../permissions/use-permission.ts'

const tickMs = 15_000

/** Returns the current instant, refreshed often enough for entries that become late. */
export function useInstant() {
  const [instant, setInstant] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setInstant(new Date().toISOString()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return instant
}

/** Returns the entries as they stand at an instant: a due one becomes late while the screen is open. */
export const entriesAt = ({ day, lateDoseMinutes, entries }: CareSheet, now: string) =>
  entries.map((entry): CareEntry => {
    const isLate =
      entry.status === 'due' &&
      entry.visitStatus !== 'expected' &&
      compareInstants(lateDoseAt(day, entry.time, lateDoseMinutes), now) < 0
    return isLate ? { ...entry, status: 'late' } : entry
  })

/** Returns the late entries of today; none without the permission to see care. */
export function useLateCare(): readonly CareEntry[] {
  const seesCare = useSeesDogCare()
  const { answer } = useCall(care.sheet, seesCare ? { query: { day: businessToday() } } : null)
  const now = useInstant()
  return answer ? entriesAt(answer.data.careSheet, now).filter(({ status }) => status === 'late') : []
}
