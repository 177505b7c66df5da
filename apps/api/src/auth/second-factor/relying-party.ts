import type { Config } from '../../config.ts'

/** Returns the relying party: host and origin of the public address, never of a request (WebAuthn §5.1.2). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
