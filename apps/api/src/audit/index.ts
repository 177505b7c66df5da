export { auditRoutes } from './audit-routes.ts'
export { eraseFromAudit } from './erase-from-audit.ts'
export { noteChangeOrigin } from './note-change-origin.ts'
