export { kioskRoutes } from './kiosk-routes.ts'
