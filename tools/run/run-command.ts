import { cleanEnvironment, root } from './clean-environment.ts'
import { endChild, startChild } from './children.ts'

export type Command = {
  command: string
  args?: readonly string[]
  cwd?: string
  env?: Record<string, string>
  /** Shows what the program prints while it runs, instead of keeping it for a failure. */
  live?: boolean
  /** Runs it under another name than our own. */
  user?: { uid: number; gid: number }
  timeoutMs?: number
}

export type CommandResult = { ok: boolean; output: string; seconds: number }

const tenMinutesMs = 600_000

/** Runs a program to its end, without an input, in a clean environment; never throws. */
export async function runCommand(command: Command): Promise<CommandResult> {
  const began = performance.now()
  const chunks: string[] = []
  const { timeoutMs = tenMinutesMs } = command
  const plain = command.live && process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const ok = await new Promise<boolean>((resolve) => {
    const child = startChild(command.command, command.args ?? [], {
      cwd: command.cwd ?? root,
      env: { ...(command.env ?? cleanEnvironment()), ...plain },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...command.user,
    })
    const patience = setTimeout(() => {
      chunks.push(`\nStopped: it took longer than ${timeoutMs / 1000} s.\n`)
      endChild(child, 'SIGKILL')
    }, timeoutMs)
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        chunks.push(chunk)
        if (command.live) target.write(chunk)
      })
    }
    child.once('error', (error) => {
      chunks.push(`${command.command} could not be started: ${error.message}\n`)
      clearTimeout(patience)
      resolve(false)
    })
    child.once('close', (code) => {
      clearTimeout(patience)
      resolve(code === 0)
    })
  })
  return { ok, output: chunks.join(''), seconds: (performance.now() - began) / 1000 }
}
