export { invoiceMails } from './invoice-mails.ts'
export { invoicingRoutes } from './invoicing-routes.ts'
export { refuseUnknownKeys, type SatKeys } from './refuse-unknown-keys.ts'
export { stampingProvider } from './stamping-provider.ts'
