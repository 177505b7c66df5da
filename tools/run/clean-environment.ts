import { delimiter, join } from 'node:path'

/** The repository's root, where every command of it runs. */
export const root = join(import.meta.dirname, '..', '..')

/** Where Node keeps what it has compiled, so that the next start of a command has no TypeScript to strip. */
export const compiledFolder = join(root, '.cache', 'compiled')

const wouldChangeResults =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|(TEST_)?DATABASE_URL|SMTP_URL|DEMO|BLOG_FEED_URL|ALLOW_HTTP|TRUST_PROXY|LOG_LEVEL|SIMULATED_CLOCK|NODE_ENV|NODE_OPTIONS|TZ|(FORCE|NO)_COLOR|npm_.*)$/

/**
 * The caller's environment without what would change a result: settings of the product that happen to be set,
 * and with the repository's own programs (and its Node) first on the path.
 */
export function cleanEnvironment(extra: Record<string, string> = {}): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !wouldChangeResults.test(pair[0]),
  )
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...Object.fromEntries(kept), PATH: path, ...extra }
}
