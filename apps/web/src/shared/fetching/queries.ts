import {
  callEndpoint,
  everyEndpoint,
  fetchOnce,
  listEndpoint,
  pagesEndpoint,
  recordEndpoint,
  sendCall,
  skipToken,
  type CallInput,
  type ListQuery,
  type QueryEndpoint,
  type QueryRefusal,
  type SubscriptionOptions,
} from '@rumi/data-layer'
import {
  operationOf,
  resources,
  type AnswerOf,
  type CallSpec,
  type RecordOf,
  type ResourceName,
  type Resources,
} from '@rumi/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { refusalOf, type Refusal } from '../refusals/refusal.ts'
import { usePreload } from './preloads.ts'
import { useStoreDispatch, useStoreSelector, type Outcome } from './store.ts'
import { useIsTakenAway, useTakenAway } from './use-is-taken-away.ts'

/** State of a fetch; data stays visible during a refetch. */
export type Fetching = {
  status: 'loading' | 'ready' | 'failed'
  /** Last error, kept while stale data is shown. */
  refusal: Refusal | null
  again: () => Promise<void>
  /** True during any fetch, also while stale data is shown. */
  isFetching: boolean
  /** Time of the cached data while offline. */
  sinceMs: number | null
}

export type QueryState<Answer> = Fetching & {
  answer: Answer | undefined
  /** Data of the last request, possibly for another input; shown until the new response arrives. */
  lastAnswer: Answer | undefined
  /** Arrival time of the last response. */
  answeredAtMs: number | null
}

/** Query state as RTK Query returns it. */
type Found<Answer> = {
  data?: Answer | undefined
  currentData?: Answer | undefined
  error?: unknown
  fulfilledTimeStamp?: number | undefined
  isFetching: boolean
  isUninitialized: boolean
  refetch: () => PromiseLike<unknown>
}

/** Refusal of a failed query; an aborted request counts as unreachable. */
function refusalIn(error: unknown): Refusal {
  const { storedError, meta = {} } = error as Partial<QueryRefusal>
  return refusalOf(meta, storedError)
}

function stateOf<Answer>(
  {
    error,
    fulfilledTimeStamp,
    isFetching,
    isUninitialized,
    refetch,
  }: Omit<Found<Answer>, 'data' | 'currentData'>,
  answer: Answer | undefined,
  lastAnswer = answer,
): QueryState<Answer> {
  const isKnown = answer !== undefined
  const hasFailed = !isKnown && !isFetching && error !== undefined
  const refusal = error !== undefined && (isKnown || hasFailed) ? refusalIn(error) : null
  const answeredAtMs = fulfilledTimeStamp ?? null
  return {
    status: isKnown ? 'ready' : hasFailed ? 'failed' : 'loading',
    answer,
    lastAnswer,
    refusal,
    answeredAtMs,
    sinceMs: isKnown && refusal?.httpStatus === 0 ? answeredAtMs : null,
    isFetching,
    async again() {
      if (!isUninitialized) await refetch()
    },
  }
}

/** Fetches a declared call on mount and on input changes; `null` skips the request. */
export function useCall<C extends CallSpec>(
  spec: C,
  input: CallInput<C> | null,
  options: SubscriptionOptions = {},
): QueryState<AnswerOf<C>> {
  const isClosed = useIsTakenAway(spec)
  const wanted = isClosed ? null : input
  const onMount = usePreload(callEndpoint(spec), wanted)
  // oxlint-disable-next-line react/hooks -- the call never changes while mounted
  const found = callEndpoint(spec).useQuery(wanted ?? skipToken, { ...options, ...onMount })
  return closedAs(isClosed, stateOf(found, found.currentData, found.data))
}

/** An area that the role excludes has nothing to wait for. */
const closedAs = <State extends Fetching>(isClosed: boolean, state: State): State =>
  isClosed ? { ...state, status: 'ready' } : state

type RecordsOptions = SubscriptionOptions & {
  /** Keeps the last data while a new input is fetched. */
  keepsLast?: boolean
}

/** Fetches records page by page: the first page on mount, and all loaded pages after an invalidation. */
export function useRecords<N extends ResourceName>(
  name: N,
  query: ListQuery<Resources[N]> | null,
  { keepsLast = false, ...options }: RecordsOptions = {},
) {
  const isClosed = useIsTakenAway(operationOf(resources[name], 'list'))
  const wanted = isClosed ? null : query
  const onMount = usePreload(listEndpoint(name), wanted)
  // oxlint-disable-next-line react/hooks -- the collection never changes while mounted
  const found = listEndpoint(name).useInfiniteQuery(wanted ?? skipToken, {
    ...options,
    ...onMount,
    refetchCachedPages: false,
  })
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = found
  const answer = found.currentData ?? (keepsLast && found.isFetching ? found.data : undefined)
  const records = useMemo(() => withoutRepeated(answer?.pages.flatMap(({ items }) => items) ?? []), [answer])
  const state = stateOf(
    { ...found, refetch: () => found.refetch({ refetchCachedPages: true }) },
    answer && records,
  )
  return {
    ...closedAs(isClosed, state),
    records,
    hasMore: hasNextPage,
    /** The next page failed although rows are loaded. */
    moreFailed: isFetchNextPageError,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  }
}

/** Fetches a paginated call page by page. */
export function useCallPages<C extends CallSpec>(spec: C, input: CallInput<C>) {
  const isClosed = useIsTakenAway(spec)
  // oxlint-disable-next-line react/hooks -- the call never changes while mounted
  const found = pagesEndpoint(spec).useInfiniteQuery(isClosed ? skipToken : input)
  const { hasNextPage, fetchNextPage } = found
  const answer = found.currentData?.pages
  return {
    ...closedAs(isClosed, stateOf(found, answer)),
    pages: answer ?? [],
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

/** Drops records that moved to a later page between two fetches. */
const withoutRepeated = <Item extends object>(items: readonly Item[]) => {
  const idOf = (item: Item) => ('_id' in item ? item._id : 'id' in item ? item.id : item)
  return [...new Map(items.map((item) => [idOf(item), item])).values()]
}

const none: never[] = []

/** Fetches all records that match a query. */
export function useEveryRecord<N extends ResourceName>(
  name: N,
  query: ListQuery<Resources[N]> | null,
  options: SubscriptionOptions = {},
): QueryState<RecordOf<Resources[N]>[]> {
  const isClosed = useIsTakenAway(operationOf(resources[name], 'list'))
  const wanted = isClosed ? null : query
  const onMount = usePreload(everyEndpoint(name), wanted)
  // oxlint-disable-next-line react/hooks -- the collection never changes while mounted
  const found = everyEndpoint(name).useQuery(wanted ?? skipToken, { ...options, ...onMount })
  return isClosed
    ? { ...stateOf(found, none), isFetching: false }
    : stateOf(found, found.currentData, found.data)
}

/** Fetches one record by id; `null` skips the request. */
export function useRecord<N extends ResourceName>(
  name: N,
  id: string | null,
): QueryState<RecordOf<Resources[N]>> {
  const isClosed = useIsTakenAway(operationOf(resources[name], 'read'))
  const wanted = isClosed ? null : id
  const onMount = usePreload(recordEndpoint(name), wanted)
  // oxlint-disable-next-line react/hooks -- the collection never changes while mounted
  const found = recordEndpoint(name).useQuery((wanted as never) ?? skipToken, onMount)
  return closedAs(isClosed, stateOf(found, found.currentData, found.data))
}

/** Fetches several inputs of one endpoint, each once while it is listed. */
export function useEach<Arg, Answer>(
  endpoint: QueryEndpoint<Arg, Answer>,
  questions: readonly Arg[],
): readonly (Answer | undefined)[] {
  const dispatch = useStoreDispatch()
  const subscriptions = useRef(new Map<string, { unsubscribe: () => void }>())
  const keys = questions.map((question) => JSON.stringify(question))
  const key = JSON.stringify(keys)

  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    for (const [known, { unsubscribe }] of subscriptions.current) {
      if (wanted.includes(known)) continue
      unsubscribe()
      subscriptions.current.delete(known)
    }
    for (const question of wanted) {
      if (subscriptions.current.has(question)) continue
      subscriptions.current.set(question, dispatch(endpoint.initiate(JSON.parse(question) as Arg)))
    }
  }, [dispatch, endpoint, key])
  useEffect(() => {
    const open = subscriptions.current
    return () => {
      for (const { unsubscribe } of open.values()) unsubscribe()
      open.clear()
    }
  }, [])
  return useStoreSelector(
    (state) => questions.map((question) => endpoint.select(question)(state).data),
    shallowEqual,
  )
}

/** A missing record counts as loading until a refetch confirms it. */
export const untilFound = (fetching: Fetching, isFound: boolean): Fetching =>
  fetching.status === 'ready' && fetching.isFetching && !isFound
    ? { ...fetching, status: 'loading' }
    : fetching

/** Combines several fetches: failed or loading as soon as one of them is. */
export function together(...subscriptions: readonly Fetching[]): Fetching {
  const failed = subscriptions.find(({ status }) => status === 'failed')
  const isLoading = subscriptions.some(({ status }) => status === 'loading')
  return {
    status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
    refusal: (failed ?? subscriptions.find(({ refusal }) => refusal !== null))?.refusal ?? null,
    isFetching: subscriptions.some(({ isFetching }) => isFetching),
    sinceMs: oldestOf(subscriptions),
    async again() {
      await Promise.all(subscriptions.map(({ again }) => again()))
    },
  }
}

/** Arrival time of the oldest cached data shown offline. */
export function oldestOf(subscriptions: readonly Pick<Fetching, 'sinceMs'>[]) {
  const times = subscriptions.flatMap(({ sinceMs }) => sinceMs ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** Returns a function that sends a declared call, resolves to its outcome, and invalidates what it changes. */
export function useSendCall() {
  const dispatch = useStoreDispatch()
  return useCallback(
    async <C extends CallSpec>(spec: C, input: CallInput<C>): Promise<Outcome<AnswerOf<C>>> =>
      outcomeOf(await dispatch(sendCall(spec, input))),
    [dispatch],
  )
}

/** Returns a function that fetches all records that match a query, bypassing the cache. */
export function useFindRecords() {
  const dispatch = useStoreDispatch()
  const isClosed = useTakenAway()
  return useCallback(
    async <N extends ResourceName>(
      name: N,
      query: ListQuery<Resources[N]>,
    ): Promise<Outcome<RecordOf<Resources[N]>[]>> =>
      isClosed(operationOf(resources[name], 'list'))
        ? { ok: true, answer: [] }
        : outcomeOf(await dispatch(fetchOnce(everyEndpoint(name), query))),
    [dispatch, isClosed],
  )
}

/** A result with neither data nor error was dropped from the cache, as on logout. */
const outcomeOf = <Answer>({ data, error }: { data?: Answer; error?: unknown }): Outcome<Answer> =>
  error === undefined && data !== undefined
    ? { ok: true, answer: data }
    : { ok: false, refusal: refusalIn(error ?? {}) }
