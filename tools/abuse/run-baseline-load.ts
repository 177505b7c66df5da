import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from './open-client.ts'
import type { HttpCall, CallOutcome } from './http-call.ts'

/** A call every so often, whatever has become of those before: a busy morning. */
const everyMs = 40
const networks = 50

/**
 * Other people's calls for so long, each from one of many networks. A call counts from when it was due, so that nothing is
 * left out where the server delays all clients.
 */
export async function runBaselineLoad(url: string, callOf: (turn: number) => HttpCall, ms: number) {
  const people = Array.from({ length: networks }, (_, turn) =>
    openClient(url, { network: `198.51.100.${turn + 1}`, connections: 6 }),
  )
  const outcomes: Promise<CallOutcome>[] = []
  const began = performance.now()
  for (let turn = 0; turn * everyMs < ms; turn += 1) {
    const due = began + turn * everyMs
    await pause(Math.max(0, due - performance.now()))
    const call = callOf(turn)
    outcomes.push(
      people[turn % networks]!.request(call).then(({ status, saysWhen }) => ({
        name: call.name,
        status,
        saysWhen,
        ms: performance.now() - due,
      })),
    )
  }
  const all = await Promise.all(outcomes)
  for (const person of people) person.close()
  return all
}
