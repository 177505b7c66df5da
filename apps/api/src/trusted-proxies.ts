import { isIP } from 'node:net'

/** Names that stand for the addresses of this machine and of private networks. */
const kinds = new Set(['loopback', 'linklocal', 'uniquelocal'])
const longestPrefix: Record<number, number> = { 4: 32, 6: 128 }

/** An address, a network or a kind of them. Everybody, which a prefix of 0 means, is no proxy of ours. */
function isTrustable(given: string): boolean {
  if (kinds.has(given)) return true
  const [address = '', prefix, ...more] = given.split('/')
  const longest = longestPrefix[isIP(address)]
  if (longest === undefined || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest)
}

export const proxiesIn = (setting: string) => setting.split(',').map((address) => address.trim())

export const areTrustable = (setting: string) => proxiesIn(setting).every(isTrustable)
