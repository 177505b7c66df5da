export { recordSecurityEvent } from './record-security-event.ts'
export { securityRoom } from './security-room.ts'
export { shortenedAddress } from './shortened-address.ts'
