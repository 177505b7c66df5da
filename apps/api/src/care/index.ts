export { announceLateDoses } from './announce-late-doses.ts'
export { careMessages } from './care-messages.ts'
export { careItemHandlers, careItemRepository, currentItems } from './care-items.ts'
export { careRoutes } from './care-routes.ts'
