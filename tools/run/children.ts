import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

const graceMs = 10_000
const alive = new Set<ChildProcess>()

/** Ends a child with everything it has started. */
export function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** Resolves when the child is gone; a child that outstays ten seconds is killed. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  endChild(child, signal)
  const patience = setTimeout(() => endChild(child, 'SIGKILL'), graceMs)
  await gone
  clearTimeout(patience)
}

/** Ends children before this process ends: they are in groups of their own and would live on. */
async function endWithChildren(signal: NodeJS.Signals) {
  await Promise.all([...alive].map((child) => stopChild(child)))
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

function forget(child: ChildProcess) {
  alive.delete(child)
  if (alive.size > 0) return
  process.off('SIGINT', endWithChildren)
  process.off('SIGTERM', endWithChildren)
}

/** Starts a program in a process group of its own, which ends when this process does. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  if (alive.size === 0) {
    process.on('SIGINT', endWithChildren)
    process.on('SIGTERM', endWithChildren)
  }
  const child = spawn(command, args, { ...options, detached: true })
  alive.add(child)
  child.once('exit', () => forget(child))
  child.once('error', () => forget(child))
  return child
}

process.once('exit', () => {
  for (const child of alive) endChild(child, 'SIGKILL')
})
