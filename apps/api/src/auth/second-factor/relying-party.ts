import type { Config } from '../../config.ts'

/** Who the house is to a passkey: the host and the origin of the public address, never what a request says (WebAuthn §5.1.2). */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
