export { announceLateDoses } from './announce-late-doses.ts'
export { careItemHandlers, careItemRepository, currentItems } from './care-items.ts'
export { careRoutes } from './care-routes.ts'
