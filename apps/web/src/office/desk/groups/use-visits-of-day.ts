import { visits, type Visit } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSeesDogCare } from '../../kit/permissions/use-permission.ts'

const none: readonly Visit[] = []

/** Visits of a day, for those who may see them; empty until they are fetched. */
export function useVisitsOfDay(day = businessToday()): readonly Visit[] {
  const seesCare = useSeesDogCare()
  return useCall(visits.list, seesCare ? { query: { day } } : null).answer?.data.visits ?? none
}
