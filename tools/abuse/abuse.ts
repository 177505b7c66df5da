import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HttpCall, CallOutcome } from './http-call.ts'

/** So many connections one client keeps busy. */
const connectionsOfAbuser = 64

/** Lets one client ask these calls for so long, as much as it can; answers what came of each. */
export async function abuse(
  url: string,
  calls: readonly HttpCall[],
  ms: number,
): Promise<readonly CallOutcome[]> {
  const thread = new Worker(new URL('abuser-thread.ts', import.meta.url), {
    workerData: { url, calls, atOnce: connectionsOfAbuser, ms },
  })
  const [outcomes] = (await Promise.race([
    once(thread, 'message'),
    once(thread, 'error').then(([error]) => Promise.reject(error as Error)),
  ])) as [CallOutcome[]]
  await thread.terminate()
  return outcomes
}

/** Failures of ours: whatever is 5xx, but for a 503 that says when to come back. */
export const faultsAmong = (outcomes: readonly CallOutcome[]) =>
  outcomes.filter(({ status, saysWhen }) => status >= 500 && !(status === 503 && saysWhen))

/** How often each status was answered: '200 × 31, 503 × 900'. */
export function statusesOf(outcomes: readonly CallOutcome[]): string {
  const counts = Map.groupBy(outcomes, ({ status }) => status)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, all]) => `${status} × ${all.length}`)
    .join(', ')
}
