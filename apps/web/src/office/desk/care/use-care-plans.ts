import { care, type CareEntry } from '@rumi/contract'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSeesDogCare } from '../../kit/permissions/use-permission.ts'

/** Returns whether the care plan of a dog has a meal or a medicine on a day. */
export function useCarePlans(day: string) {
  const seesCare = useSeesDogCare()
  const { answer } = useCall(care.sheet, seesCare ? { query: { day } } : null)
  return (dogId: string, kind: CareEntry['kind']) =>
    answer?.data.careSheet.entries.some((entry) => entry.rumiId === dogId && entry.kind === kind) ?? false
}
