import {
  callEndpoint,
  everyEndpoint,
  listEndpoint,
  recordEndpoint,
  type AppDispatch,
  type CallInput,
  type ListQuery,
} from '@rumi/data-layer'
import { useEffect } from 'react'
import {
  operationOf,
  resources,
  type CallSpec,
  type Operation,
  type ResourceName,
  type Resources,
} from '@rumi/contract'

type Subscription = { unsubscribe: () => void }
type Endpoint = { name: string; initiate: (arg: never, options?: object) => unknown }

/** Query that a screen opens with; its arguments equal those of the screen's hook. */
export type Query = { operation: Operation; endpoint: Endpoint; arg: object | string }

const queryOf = (operation: Operation, endpoint: unknown, arg: object | string): Query => ({
  operation,
  endpoint: endpoint as Endpoint,
  arg,
})

/** Queries by the hooks of `queries.ts` that read them. */
export const queries = {
  call: <C extends CallSpec>(spec: C, input: CallInput<C>) =>
    queryOf(spec, callEndpoint(spec), input as object),
  records: <N extends ResourceName>(name: N, query: ListQuery<Resources[N]>) =>
    queryOf(operationOf(resources[name], 'list'), listEndpoint(name), query),
  everyRecord: <N extends ResourceName>(name: N, query: ListQuery<Resources[N]>) =>
    queryOf(operationOf(resources[name], 'list'), everyEndpoint(name), query),
  record: (name: ResourceName, id: string) =>
    queryOf(operationOf(resources[name], 'read'), recordEndpoint(name), id),
}

const subscriptions = new Map<string, Subscription>()

const keyOf = (endpoint: object, arg: unknown) => `${(endpoint as Endpoint).name} ${JSON.stringify(arg)}`

/** Fetches a query and keeps its result until its screen shows it or another screen is preloaded. */
export function preload(dispatch: AppDispatch, { endpoint, arg }: Query) {
  const options = { forceRefetch: true, refetchCachedPages: false }
  const started = dispatch(endpoint.initiate(arg as never, options) as never) as Subscription
  subscriptions.set(keyOf(endpoint, arg), started)
}

function release(key: string) {
  subscriptions.get(key)?.unsubscribe()
  subscriptions.delete(key)
}

/** Drops results that no screen has shown. */
export function releasePreloads() {
  for (const key of subscriptions.keys()) release(key)
}

/** Hands a preloaded result over to the screen that opens, which then fetches nothing. */
export function usePreload(endpoint: object, arg: unknown) {
  const key = keyOf(endpoint, arg)
  const refetchOnMountOrArgChange = !subscriptions.has(key)
  useEffect(() => release(key), [key])
  return { refetchOnMountOrArgChange }
}
