import { care, type CareEntry } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { useCachedCall } from '../../../shared/fetching/use-cached-call.ts'
import { entriesAt, useInstant } from '../../kit/care/late-care.ts'
import { useUnsentActs } from '../outbox/desk-outbox.ts'
import { withUnsentMarks } from '../outbox/with-unsent.ts'

/** True if nobody has marked an entry. */
export const isOpen = ({ status }: Pick<CareEntry, 'status'>) => status === 'due' || status === 'late'

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
