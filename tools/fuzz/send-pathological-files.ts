import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { startServer, type ServerProcess } from '../../tests/support/servers/server-process.ts'
import type { DemoName } from '../../tests/support/servers/open-test-server.ts'
import { removeFolder, temporaryFolder } from '../run/temporary-folder.ts'
import {
  pathologicalFeeds,
  pathologicalInvoices,
  pathologicalPdfs,
  pathologicalPictures,
  pathologicalStatements,
  type PathologicalFile,
} from './pathological-files.ts'

/** `/healthz` responds within this time, whatever file is being read. */
const longestHealthMs = 250
/** A file is refused after 5 s at the latest; it may wait for two others and for its thread. */
const longestAnswerMs = 20_000

type Sent = { what: string; status: number; ms: number; healthMs: number }

/** Sends every pathological file to a built server and measures `/healthz` meanwhile; returns what is wrong with the responses. */
export async function sendPathologicalFiles(): Promise<{ sent: Sent[]; faults: string[] }> {
  const folder = temporaryFolder('pathological')
  const product = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  const feeds = await serveFeeds()
  const health = watchHealth(product.url)
  const sent: Sent[] = []
  const measure = async (what: string, send: () => Promise<number>) => {
    await health.slowestMs()
    const began = performance.now()
    const status = await send()
    sent.push({ what, status, ms: performance.now() - began, healthMs: await health.slowestMs() })
  }
  try {
    const { body } = await product.request('ana', 'GET', '/api/rumis?limit=1')
    const rumiId = body.data.rumis[0]._id as string
    const record = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-15' }
    const made = await product.request('ana', 'POST', '/api/medical-records', record)
    const evidence = `/api/medical-records/${made.body.data.medicalRecord._id}/evidence`
    const uploads: [DemoName, string, readonly PathologicalFile[]][] = [
      ['conta', '/api/accounting/bankStatements', pathologicalStatements],
      ['conta', '/api/accounting/cfdiReadings', pathologicalInvoices],
      ['ana', evidence, pathologicalPdfs],
      ['ana', `/api/uploadRoutes?dogId=${rumiId}`, pathologicalPictures],
    ]
    for (const [who, path, files] of uploads)
      for (const file of files) await measure(file.what, () => upload(product, who, path, file))
    for (const { what, path } of feeds.paths)
      await measure(what, async () => {
        const feedUrl = `${feeds.origin}${path}`
        return (await product.request('admin', 'PATCH', '/api/settings', { feedUrl })).status
      })
    return { sent, faults: sent.flatMap(faultsOf) }
  } finally {
    await health.stop()
    feeds.close()
    await product.kill('SIGTERM')
    removeFolder(folder)
  }
}

function faultsOf({ what, status, ms, healthMs }: Sent) {
  const faults: string[] = []
  if (status >= 500) faults.push(`${what}: ${status}`)
  if (ms > longestAnswerMs) faults.push(`${what}: answered after ${Math.round(ms)} ms`)
  if (healthMs > longestHealthMs) faults.push(`${what}: /healthz took ${Math.round(healthMs)} ms meanwhile`)
  return faults
}

async function upload(
  { url, tokenOf }: ServerProcess,
  who: DemoName,
  path: string,
  { bytes }: PathologicalFile,
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'archivo')
  const headers = { authorization: `Bearer ${tokenOf(who)}` }
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: form })).status
}

/** Measures `/healthz` in another thread; returns its slowest time since the call before. */
function watchHealth(url: string) {
  const thread = new Worker(new URL('health-thread.ts', import.meta.url), { workerData: url })
  return {
    async slowestMs() {
      thread.postMessage('slowest')
      const [ms] = (await once(thread, 'message')) as [number]
      return ms
    },
    stop: () => thread.terminate(),
  }
}

/** A blog on this machine with a pathological feed at each path. */
async function serveFeeds() {
  const paths = pathologicalFeeds.map(({ what, bytes }, at) => ({ what, bytes, path: `/${at}.xml` }))
  const server = createServer(({ url }, response) => {
    const feed = paths.find(({ path }) => path === url)
    response.end(feed?.bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
