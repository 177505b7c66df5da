export { recordRefusedAccess } from './record-refused-access.ts'
export { recordSecurityEvent } from './record-security-event.ts'
export { securityRoutes } from './security-routes.ts'
export { shortenedAddress } from './shortened-address.ts'
