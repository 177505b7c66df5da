export { timelineRoutes } from './timeline-routes.ts'
export { timelineUpdates } from './timeline-updates.ts'
