export { deskRoutes } from './desk-routes.ts'
export { poolDays } from './pool-days.ts'
export { wasThere } from './occupancy.ts'
