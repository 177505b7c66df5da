export { recordRefusedAccess } from './record-refused-access.ts'
export { recordSecurityEvent, shortenedAddress } from './record-security-event.ts'
export { securityRoutes } from './security-routes.ts'
