import { incidents } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { screenQuery } from '../kit/resource-screen/screen.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { incidentsQuery } from './incidents/incidents-in-address.ts'

/** Permanent filter of the screen of clients. */
export const clientRows = { always: { role: 'cliente' } } as const

const byName = { sort: 'name' } as const

export const loadClients = staffLoader({ access: 'staff', area: 'clients' }, ({ search }) =>
  // An address with filters or a search is left to the screen.
  search.size > 0 ? [] : [queries.records('clients', screenQuery(clientRows, byName))],
)

export const loadDogs = staffLoader({ access: 'staff', area: 'dogs' }, ({ search }) =>
  search.size > 0 ? [] : [queries.records('dogs', screenQuery({}, byName))],
)

const toIncidents = { access: 'desk', area: 'incidents' } as const

export const loadIncidents = staffLoader(toIncidents, ({ search }) => [
  queries.call(incidents.list, incidentsQuery(search)),
])

export const loadIncident = staffLoader(toIncidents, ({ params: { id = '' } }) => [
  queries.call(incidents.read, { params: { id } }),
])

export const loadNewIncident = staffLoader(toIncidents, ({ search }) => {
  const ids = search.get('rumi')
  return ids ? [queries.records('dogs', { ids })] : []
})
