export { recordSecurityEvent } from './record-security-event.ts'
export { securityRoom } from './security-routes.ts'
export { shortenedAddress } from './shortened-address.ts'
