import { delimiter, join } from 'node:path'

/** The repository's root, where every command of it runs. */
export const root = join(import.meta.dirname, '..', '..')

/** Cache of compiled files, which lets the next command start without stripping TypeScript. */
export const compiledFolder = join(root, '.cache', 'compiled')

const settings =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|(TEST_)?DATABASE_URL|SECRET_KEY|BACKUP_PASSPHRASE|SMTP_URL|DEMO|BLOG_FEED_URL|(MERCADOPAGO|FACTURAPI|S3)_.*|TRUST_PROXY|STAFF_IDLE_MINUTES|LOG_LEVEL|SIMULATED_CLOCK|ALLOW_HTTP)$/
const ofTools = /^(NODE_ENV|NODE_OPTIONS|TZ|(FORCE|NO)_COLOR|npm_.*)$/

/**
 * Returns the environment without settings of the server and of tools, which would change results. The programs and
 * the Node of the repository come first on the path.
 */
export function cleanEnvironment(extra: Record<string, string> = {}): Record<string, string> {
  const others = Object.entries(process.env).filter(
    (pair): pair is [string, string] =>
      pair[1] !== undefined && !settings.test(pair[0]) && !ofTools.test(pair[0]),
  )
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...Object.fromEntries(others), PATH: path, ...extra }
}
