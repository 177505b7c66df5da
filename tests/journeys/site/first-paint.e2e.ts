import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '../support/journey.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'

const pauseMs = 800
const secondEntry = '</li><li'
/** Bytes of a page between two short pauses, fewer than the text of a hero has. */
const pieceBytes = 1_000
const shortPauseMs = 20

/** Forwards responses; pages pause inside the bar and then come in pieces up to the end of the hero. */
async function openSlowLine() {
  const line = createServer(async ({ url = '/' }, reply) => {
    const answer = await fetch(serverOfWorker().url + url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    reply.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return reply.end(body)
    let at = body.indexOf(secondEntry, body.indexOf('<nav'))
    reply.write(body.subarray(0, at))
    await sleep(pauseMs)
    for (const end = body.indexOf('id="fin-de-portada"'); at < end; at += pieceBytes) {
      reply.write(body.subarray(at, at + pieceBytes))
      await sleep(shortPauseMs)
    }
    return reply.end(body.subarray(at))
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const close = () => {
    line.closeAllConnections()
    line.close()
  }
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, close }
}

test(
  'a page that comes slowly is painted once its bar and its hero are whole, which push nothing aside',
  { tag: ['@also-wide', '@long'] },
  async ({ page }) => {
    const line = await openSlowLine()
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => JSON.stringify(entry))),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of ['/', '/hotel', '/tienda', '/ubicacion']) {
      await page.goto(line.url + path)
      await page.waitForTimeout(300)
      const firstPaintMs = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      )
      expect(firstPaintMs, path).toBeGreaterThan(pauseMs)
      expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toEqual([])
    }
    line.close()
  },
)
