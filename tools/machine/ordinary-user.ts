import { execFileSync } from 'node:child_process'

export type UserIds = { uid: number; gid: number }

const idOf = (flag: string, name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/** Whose name a server runs under that refuses to be root; nothing where we are not root ourselves. */
export function ordinaryUser(): UserIds | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      continue
    }
  }
  throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as.')
}
