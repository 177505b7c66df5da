import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

const alive = new Set<ChildProcess>()
const ownGroup = process.platform !== 'win32'

/** Ends a child with everything it has started. */
export function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    child.kill(signal)
  }
}

/** Starts a program in a process group of its own, which ends when this process does. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: ownGroup })
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  child.once('error', () => alive.delete(child))
  return child
}

/** Resolves when the child is gone; a child that outstays `graceMs` is killed. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', graceMs = 10_000) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  endChild(child, signal)
  const patience = setTimeout(() => endChild(child, 'SIGKILL'), graceMs)
  await gone
  clearTimeout(patience)
}

process.once('exit', () => {
  for (const child of alive) endChild(child, 'SIGKILL')
})
