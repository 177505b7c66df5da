import { parentPort, workerData } from 'node:worker_threads'
import { openClient } from './open-client.ts'
import type { HttpCall, CallOutcome } from './http-call.ts'

type Task = { url: string; calls: readonly HttpCall[]; atOnce: number; ms: number }

/** Sends the costliest requests without pause, in an own thread so that it does not delay the measured ones. */
const { url, calls, atOnce, ms } = workerData as Task
const client = openClient(url, { network: '203.0.113.66', connections: atOnce })
const outcomes: CallOutcome[] = []
const until = performance.now() + ms
let turn = 0

async function requestContinuously() {
  while (performance.now() < until) {
    const call = calls[(turn += 1) % calls.length]!
    const began = performance.now()
    const { status, saysWhen } = await client.request(call)
    outcomes.push({ name: call.name, status, saysWhen, ms: performance.now() - began })
  }
}

await Promise.all(Array.from({ length: atOnce }, requestContinuously))
client.close()
parentPort!.postMessage(outcomes)
