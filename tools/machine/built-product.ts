import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cleanEnvironment, root } from '../run/clean-environment.ts'
import { startChild, stopChild } from '../run/children.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import { freePort } from './free-port.ts'

export type RunningProduct = { url: string; dataDir: string; stop: () => Promise<void> }

type ProductOptions = {
  /** Names the log under `test-results/`. */
  name: string
  databaseUrl?: string
  env?: Record<string, string>
  /** Where its data is, in place of a folder that is gone when it stops. */
  dataDir?: string
}

const startPatienceMs = 60_000

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the built product with demo people on a free port, as a user's own start would. */
export async function startBuiltProduct({
  name,
  databaseUrl,
  env = {},
  dataDir: given,
}: ProductOptions): Promise<RunningProduct> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = given ?? temporaryFolder('data')
  const message: string[] = []
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const log = createWriteStream(join(root, 'test-results', `product-${name}.log`))
  const product = startChild('node', ['apps/api/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment({
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    }),
  })
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      message.push(chunk.toString())
      log.write(chunk)
    })
  }
  const stop = async () => {
    await stopChild(product)
    log.end()
    if (!given) removeFolder(dataDir)
  }

  const deadline = Date.now() + startPatienceMs
  while (!(await isReady(url))) {
    if (product.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The product did not start.\n${message.join('').slice(-4000)}`)
    }
    await pause(200)
  }
  return { url, dataDir, stop }
}
