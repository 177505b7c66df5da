export { checkOutsRoutes } from './check-outs.ts'
export { usedByVisits, visitsOfDay, visitsWhere } from './read-visits.ts'
export { visitsRoutes } from './visits-routes.ts'
