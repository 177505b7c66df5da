import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks for `/healthz` over and over in a thread of its own, which sends no file itself; each message gets the slowest time since the last. */
const url = workerData as string
let slowestMs = 0
parentPort!.on('message', () => {
  parentPort!.postMessage(slowestMs)
  slowestMs = 0
})

for (;;) {
  const began = performance.now()
  await (await fetch(`${url}/healthz`)).arrayBuffer()
  slowestMs = Math.max(slowestMs, performance.now() - began)
  await pause(20)
}
