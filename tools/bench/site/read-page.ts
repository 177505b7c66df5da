import { gzipSync } from 'node:zlib'
import lighthouse, { type RunnerResult } from 'lighthouse'
import type { Category, Reading } from './reading.ts'

type Request = { url: string; resourceType: string }

const gzipBytesKnown = new Map<string, Promise<number>>()

/** Gzipped size of a script, in any encoding the browser got it in. */
function gzipBytes(url: string): Promise<number> {
  const measure = async () =>
    gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length
  const known = gzipBytesKnown.get(url) ?? measure()
  gzipBytesKnown.set(url, known)
  return known
}

function requestsOf({ lhr }: RunnerResult): Request[] {
  const { details } = lhr.audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests.')
  return (details.items as Partial<Request>[]).map(({ url = '', resourceType = '' }) => ({
    url,
    resourceType,
  }))
}

function flawsOf({ lhr }: RunnerResult): string[] {
  const weighty = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return weighty.flatMap(({ id }) => {
    const { score = null, title = id, displayValue = '' } = lhr.audits[id] ?? {}
    return score === null || score >= 0.9 ? [] : [`${title} ${displayValue}`.trim()]
  })
}

/**
 * One look at a page with a phone's screen, network and processor, as Lighthouse simulates them, in the browser that
 * listens on the port. Without the picture of the whole page: it would scroll the embeds into view.
 */
export async function readPage(url: string, debuggingPort: number): Promise<Reading> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr, artifacts } = result
  const points = (category: Category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN

  const { origin } = new URL(url)
  const requests = requestsOf(result).filter((request) => request.url.startsWith('http'))
  const own = requests.filter((request) => new URL(request.url).origin === origin)
  const scripts = new Set(own.filter(({ resourceType }) => resourceType === 'Script').map((one) => one.url))
  const scriptSizes = await Promise.all([...scripts].map(gzipBytes))
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    flaws: flawsOf(result),
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    scriptBytes: scriptSizes.reduce((sum, bytes) => sum + bytes, 0),
    totalBytes: number('total-byte-weight'),
    strangers: requests.filter((request) => !own.includes(request)).map((request) => request.url),
    messages: artifacts.ConsoleMessages.map(({ level, text }) => `${level}: ${text}`),
  }
}
