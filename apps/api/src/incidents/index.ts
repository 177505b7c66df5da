export { eraseIncidents } from './erase-incidents.ts'
export { incidentsRoutes } from './incidents-routes.ts'
export { incidentsOfOwner } from './incidents-of-owner.ts'
