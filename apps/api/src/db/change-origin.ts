import { AsyncLocalStorage } from 'node:async_hooks'

/** Origin of a change: user, truncated address and device. */
export type ChangeOrigin = {
  actorId: string | null
  network: string | null
  device: string
  requestId: string
}

const origins = new AsyncLocalStorage<ChangeOrigin>()

/** Runs a request. Its transactions pass the origin to the audit trail. */
export const runAsChangeOf = <T>(origin: ChangeOrigin, work: () => T): T => origins.run(origin, work)

/** Runs background work without the origin of a request. */
export const runAsSystem = <T>(work: () => T): T => origins.exit(work)

/** Null outside of requests. */
export const currentOrigin = () => origins.getStore() ?? null
