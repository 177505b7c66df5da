export { recordSecurityEvent } from './record-security-event.ts'
export { shortenedAddress } from './shortened-address.ts'
