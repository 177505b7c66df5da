export { bankRoutes } from './bank-routes.ts'
