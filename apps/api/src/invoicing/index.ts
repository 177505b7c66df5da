export { createFacturapi } from './facturapi.ts'
export { invoicingRoutes } from './invoicing-routes.ts'
export { refuseUnknownKeys } from './refuse-unknown-keys.ts'
