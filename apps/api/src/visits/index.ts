export { checkOutsRoutes } from './check-outs.ts'
export { visitsRoutes } from './visits-routes.ts'
