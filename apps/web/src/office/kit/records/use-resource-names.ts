import { reports, type ServiceType } from '@rumi/contract'
import { heldBy } from '../held-by.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'

/** Names of the rooms or people that a service type books; empty for day care, which counts places. */
export function useResourceNames(serviceType: ServiceType) {
  const today = businessToday()
  const found = useCall(reports.occupancy, { query: { from: today, to: today } })
  return (found.answer?.data.occupancy.resources ?? [])
    .filter(({ kind, active }) => active && kind === heldBy[serviceType])
    .map(({ name }) => name)
}
