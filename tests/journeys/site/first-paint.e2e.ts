import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '../support/journey.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'

const pauseMs = 800
const secondEntry = '</li><li'

/** Hands on what the server answers, with a pause inside the bar of a page. */
async function openSlowLine() {
  const line = createServer(async ({ url = '/' }, reply) => {
    const answer = await fetch(serverOfWorker().url + url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    reply.writeHead(answer.status, { 'content-type': type })
    const at = type.startsWith('text/html') ? body.indexOf(secondEntry, body.indexOf('<nav')) : 0
    reply.write(body.subarray(0, at))
    if (at > 0) await sleep(pauseMs)
    reply.end(body.subarray(at))
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const close = () => {
    line.closeAllConnections()
    line.close()
  }
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, close }
}

test(
  'a page that comes slowly is painted once its bar is whole, whose entries push nothing aside',
  { tag: '@also-wide' },
  async ({ page }) => {
    const line = await openSlowLine()
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => moved.push(...list.getEntries().map(String))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of ['/hotel', '/tienda']) {
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
