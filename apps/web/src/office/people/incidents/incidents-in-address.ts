import { incidentKinds } from '@rumi/contract'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'

/** The latest incidents, in which those since a dog's last arrival are found. */
export const recentIncidents = { query: { limit: '200' } } as const

/** Filters of the list of incidents in its address: kind, and days from one to another. */
export function incidentsIn(params: URLSearchParams) {
  const kind = incidentKinds.find((known) => known === params.get('tipo'))
  const from = dayInAddress(params, 'desde')
  const to = dayInAddress(params, 'hasta')
  return { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) }
}

/** Query of the list of incidents. */
export const incidentsQuery = (params: URLSearchParams) => ({
  query: { ...recentIncidents.query, ...incidentsIn(params) },
})
