export { createFacturapi } from './facturapi.ts'
export { invoiceMails } from './invoice-mails.ts'
export { invoicingRoutes } from './invoicing-routes.ts'
export { refuseUnknownKeys, type SatKeys } from './refuse-unknown-keys.ts'
