import { listEndpoint, type AppStore } from '../index.ts'
import { answer } from './scripted-server.ts'

export type Shown<Answer> = { data?: Answer; error?: unknown; status: string }
type Subscription<Answer> = PromiseLike<Shown<Answer>> & {
  unsubscribe: () => void
  refetch: () => PromiseLike<unknown>
}

/** Subscribes to a query as a mounted screen does. */
export const watch = <Answer>(
  store: AppStore,
  endpoint: object,
  arg: unknown,
  options = {},
): Subscription<Answer> =>
  store.dispatch((endpoint as { initiate: (arg: unknown, options: object) => never }).initiate(arg, options))

export const cachedQuery = (store: AppStore, endpoint: object, arg: unknown) =>
  (endpoint as { select: (arg: unknown) => (state: unknown) => Shown<never> }).select(arg)(store.getState())

/** An answer with a list of dogs. */
export const rumis = (...items: unknown[]) => answer(200, { data: { rumis: items } })
export const dogList = listEndpoint('dogs')

/** The names in each page of a list of dogs. */
export const namesIn = (store: AppStore, arg: object) =>
  (
    cachedQuery(store, dogList, arg).data as { pages: { items: { name: string }[] }[] } | undefined
  )?.pages.map(({ items }) => items.map(({ name }) => name))
