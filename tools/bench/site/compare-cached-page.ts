import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run/clean-environment.ts'
import { openConnection, requestsPerSecond, type LoadRequest } from '../http-load.ts'
import { percentilesOf } from '../percentiles.ts'
import type { Finding } from '../print-findings.ts'

const page = '/hotel'
const rounds = 5
const repetitions = 300
const connections = 16
const loadMs = 2_000

const assets = join(root, 'apps/web/build/client/assets')

/**
 * Compressed file of the build with the closest size, since the cost measured is that of sending as many
 * bytes.
 */
function fileOfSize(bytes: number) {
  const distance = (name: string) => Math.abs(statSync(join(assets, name)).size - bytes)
  const packed = readdirSync(assets).filter((name) => name.endsWith('.br'))
  const [nearest] = packed.toSorted((one, other) => distance(one) - distance(other))
  if (!nearest) throw new Error('The build has no compressed files.')
  return `/assets/${nearest.slice(0, -'.br'.length)}`
}

const requestFor = (path: string): LoadRequest => ({ method: 'GET', path, encoding: 'br' })

async function medianMs(url: string, path: string) {
  const { hostname, port } = new URL(url)
  const connection = await openConnection(hostname, port)
  const took: number[] = []
  while (took.length < repetitions) {
    const began = performance.now()
    await connection.request(requestFor(path))
    took.push(performance.now() - began)
  }
  connection.close()
  return percentilesOf(took).p50
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** A page as the server keeps it beside a static file of the same size from the same server, in alternating rounds. */
export async function compareCachedPage(url: string): Promise<Finding[]> {
  const answer = await fetch(url + page, { headers: { 'accept-encoding': 'br' } })
  const file = fileOfSize(Number(answer.headers.get('content-length')))
  await answer.arrayBuffer()
  const ms = { page: [] as number[], file: [] as number[] }
  const perSecond = { page: [] as number[], file: [] as number[] }
  const load = { url, connections, ms: loadMs, status: 200 }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of [
      ['page', page],
      ['file', file],
    ] as const) {
      ms[name].push(await medianMs(url, path))
      perSecond[name].push(await requestsPerSecond({ ...load, requestOf: () => requestFor(path) }))
    }
  }
  const each = (values: { page: number[]; file: number[] }, digits: number) =>
    `page ${middle(values.page).toFixed(digits)}, file ${middle(values.file).toFixed(digits)}`
  return [
    {
      what: 'kept page, time beside a static file',
      value: middle(ms.page) / middle(ms.file),
      bound: { most: 1.3 },
      beside: `${each(ms, 2)} ms`,
    },
    {
      what: 'kept page, rate beside a static file',
      value: middle(perSecond.page) / middle(perSecond.file),
      bound: { least: 1 },
      beside: `${each(perSecond, 0)} a second, ${connections} connections`,
    },
  ]
}
