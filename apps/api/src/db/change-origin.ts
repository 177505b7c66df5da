import { AsyncLocalStorage } from 'node:async_hooks'

/** Behind which request a change stands: who asked, from which shortened address, with which device. */
export type ChangeOrigin = {
  actorId: string | null
  network: string | null
  device: string
  requestId: string
}

const origins = new AsyncLocalStorage<ChangeOrigin>()

/** Runs what a request does; every transaction begun in it says so to the database, whose audit trail writes it down. */
export const runAsChangeOf = <T>(origin: ChangeOrigin, work: () => T): T => origins.run(origin, work)

/** Runs what the house does by itself, whatever request gave the occasion. */
export const runAsHouse = <T>(work: () => T): T => origins.exit(work)

/** Null outside of requests: the house itself changes something. */
export const currentOrigin = () => origins.getStore() ?? null
