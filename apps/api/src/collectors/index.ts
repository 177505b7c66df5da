export { collectorsRoutes } from './collectors-routes.ts'
