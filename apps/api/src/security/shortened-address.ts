import ipaddr from 'ipaddr.js'

const kept = { ipv4: 24, ipv6: 48 } as const

/** An address as security events keep it: the /24 of IPv4, the /48 of IPv6. Null where it is no address. */
export function shortenedAddress(ip: string): string | null {
  const [bare = ''] = ip.split('%')
  if (!ipaddr.isValid(bare)) return null
  const address = ipaddr.process(bare)
  const kind = address.kind()
  const network = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${network.networkAddressFromCIDR(`${address.toString()}/${kept[kind]}`).toString()}/${kept[kind]}`
}
