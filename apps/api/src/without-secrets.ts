/** Returns scheme and host of an address without credentials. */
export function withoutSecrets(address: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/\//i.exec(address) ?? []
  const rest = address.slice(scheme.length)
  const [host = ''] = rest.includes('@') ? [] : (/^[\w.-]*/.exec(rest) ?? [])
  return host === rest ? address : `${scheme}${host}…`
}

const holdsSecret = /(?:_URL|_KEY|_KEY_ID|_TOKEN|_SECRET|_PASSWORD|_PASSPHRASE|^PGPASSWORD)$/
const passwordIn = /^[^:]*:\/\/[^:/?#]*:([^]*)@/
const passwordParameter = /[?&\s](?:password|sslpassword)=([^&\s]*)/g

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The passwords and keys of the settings, in every spelling in which an error may repeat them; the longest first. */
function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const secrets = Object.entries(env).flatMap(([name, value = '']) => {
    if (!holdsSecret.test(name)) return []
    if (!name.endsWith('_URL')) return [value]
    const [, password = ''] = passwordIn.exec(value) ?? []
    const parameters = [...value.matchAll(passwordParameter)].map(([, parameter = '']) => parameter)
    return [password, ...parameters].flatMap((secret) => [secret, decoded(secret)])
  })
  return [...new Set(secrets)].filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length)
}

/** A text for the screen or a log, without any password or key that the settings hold. */
export const hideSecrets = (text: string, env: NodeJS.ProcessEnv): string =>
  secretsOf(env).reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
