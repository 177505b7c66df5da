import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../tools/machine/free-port.ts'
import { root } from '../../../tools/run/clean-environment.ts'
import { demoNames, type DemoName } from './open-test-server.ts'

const patienceMs = 120_000

// oxlint-disable-next-line typescript/no-explicit-any -- tests read single fields of responses
type Answer = { status: number; body: any }

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Token of the session of a demo user. */
  tokenOf: (who: DemoName) => string
  /** Output so far. */
  output: () => string
  request: (
    who: DemoName | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Returns the bytes of a file. */
  download: (who: DemoName, path: string) => Promise<Buffer>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

type LaunchOptions = {
  /** User and group of the process. */
  uid?: number
  gid?: number
  /** An open file that takes the output, in place of `output`. */
  logTo?: number
}

/** Starts the server as `npm start` does, without waiting for it. */
export async function launch(env: Record<string, string>, { logTo, ...user }: LaunchOptions = {}) {
  const port = await freePort()
  const { DATABASE_URL: _none, NODE_ENV: _test, VITEST: _vitest, ...inherited } = process.env
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    env: {
      ...inherited,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', logTo ?? 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, url: `http://127.0.0.1:${port}`, output: () => output }
}

/** Starts a server in its own process and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  options: Pick<LaunchOptions, 'logTo'> = {},
): Promise<ServerProcess> {
  const { child, url, output } = await launch(env, options)
  const deadline = Date.now() + patienceMs
  while (
    !(await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start:\n${output()}`)
    await pause(50)
  }
  const tokens = new Map<DemoName, string>()

  async function send(
    token: string | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return { status: reply.status, body: isJson ? JSON.parse(text) : text || null }
  }

  /** A server that is still busy with its start turns people away for a moment. */
  async function logIn(name: DemoName): Promise<string> {
    const who = { email: `${name}@demo.rumi.mx`, password: 'lomito-feliz-2026' }
    const { status, body } = await send(undefined, 'POST', '/api/auth/login', who)
    if (status !== 503 || Date.now() > deadline) return body.token
    await pause(200)
    return logIn(name)
  }
  for (const name of demoNames) tokens.set(name, await logIn(name))

  return {
    child,
    url,
    output,
    tokenOf: (who) => tokens.get(who)!,
    request: (who, method, path, body, headers) =>
      send(who ? tokens.get(who) : undefined, method, path, body, headers),
    async download(who, path) {
      const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${tokens.get(who)}` } })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
      return Buffer.from(await reply.arrayBuffer())
    },
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
