import { createECDH } from 'node:crypto'

/** Hosts of the push services of browsers: Chromium's, Firefox's, Safari's and Edge's. */
const services =
  /^(fcm[.]googleapis[.]com|updates[.]push[.]services[.]mozilla[.]com|[\w-]+[.]push[.]apple[.]com|[\w-]+[.]notify[.]windows[.]com)$/

/** True for an address of a known push service, so that no other is ever called. A service on this machine is for development. */
export function isPushService(endpoint: string, { local }: { local: boolean }) {
  const { protocol, hostname, port } = new URL(endpoint)
  if (local && protocol === 'http:' && hostname === '127.0.0.1') return true
  return protocol === 'https:' && port === '' && services.test(hostname)
}

/** True if a browser's key is a point of its curve; otherwise nothing could be encrypted for it. */
export function isCurvePoint(p256dh: string) {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
