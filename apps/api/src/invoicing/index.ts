export { createFacturapi } from './facturapi.ts'
export { invoicingRoutes } from './invoicing-routes.ts'
