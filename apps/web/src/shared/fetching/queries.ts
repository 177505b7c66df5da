import {
  askOnce,
  callEndpoint,
  everyEndpoint,
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
import type { AnswerOf, CallSpec, RecordOf, ResourceName, Resources } from '@rumi/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { refusalOf, type Refusal } from '../refusals/refusal.ts'
import { useStoreDispatch, useStoreSelector, type Outcome } from './store.ts'

/** How asking stands; once something came, it stays shown while it is asked again. */
export type Fetching = {
  status: 'loading' | 'ready' | 'failed'
  /** Why the last attempt came to nothing, also while older data is still shown. */
  refusal: Refusal | null
  again: () => Promise<void>
  /** It is being asked for, also while an older answer is shown: what is missing in it may be on its way. */
  isFetching: boolean
  /** When what is shown came, where there is no line to ask for anything newer. */
  sinceMs: number | null
}

export type QueryState<Answer> = Fetching & {
  answer: Answer | undefined
  /** What came last, be it to another question: to be shown until the answer is there. */
  lastAnswer: Answer | undefined
  /** When the last answer came. */
  answeredAtMs: number | null
}

/** What RTK Query says of a query. */
type Found<Answer> = {
  data?: Answer | undefined
  currentData?: Answer | undefined
  error?: unknown
  fulfilledTimeStamp?: number | undefined
  isFetching: boolean
  isUninitialized: boolean
  refetch: () => PromiseLike<unknown>
}

/** The sentence of a refused query; one that broke off on our side is told as one that never reached anyone. */
function refusalIn(error: unknown): Refusal {
  const { kept, meta = {} } = error as Partial<QueryRefusal>
  return refusalOf(meta, kept)
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

/** The answer of a declared call, asked for when the screen opens and whenever the input changes; `null` asks nothing yet. */
export function useCall<C extends CallSpec>(
  spec: C,
  input: CallInput<C> | null,
  options: SubscriptionOptions = {},
): QueryState<AnswerOf<C>> {
  const found = callEndpoint(spec).useQuery(input ?? skipToken, options)
  return stateOf(found, found.currentData, found.data)
}

type RecordsOptions = SubscriptionOptions & {
  /** Whether the last answer stays while another question is on its way. */
  keepsLast?: boolean
}

/** A list of the table, page by page; a screen that opens asks for the first, and what makes the list old for all it shows. */
export function useRecords<N extends ResourceName>(
  name: N,
  query: ListQuery<Resources[N]> | null,
  { keepsLast = false, ...options }: RecordsOptions = {},
) {
  // oxlint-disable-next-line react/hooks -- a screen asks one collection as long as it stands
  const found = listEndpoint(name).useInfiniteQuery(query ?? skipToken, {
    ...options,
    refetchCachedPages: false,
  })
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = found
  const answer = found.currentData ?? (keepsLast && found.isFetching ? found.data : undefined)
  const records = useMemo(() => withoutRepeated(answer?.pages.flatMap(({ items }) => items) ?? []), [answer])
  return {
    ...stateOf({ ...found, refetch: () => found.refetch({ refetchCachedPages: true }) }, answer && records),
    records,
    hasMore: hasNextPage,
    /** The last answer was a failure though rows are there: the next page did not come. */
    moreFailed: isFetchNextPageError,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  }
}

/** The answers of a declared call page by page. */
export function useCallPages<C extends CallSpec>(spec: C, input: CallInput<C>) {
  // oxlint-disable-next-line react/hooks -- a screen asks one call as long as it stands
  const found = pagesEndpoint(spec).useInfiniteQuery(input)
  const { hasNextPage, fetchNextPage } = found
  const answer = found.currentData?.pages
  return {
    ...stateOf(found, answer),
    pages: answer ?? [],
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
  }
}

/** A record that has slid over from one page to the next while they were asked for is shown once. */
const withoutRepeated = <Item extends object>(items: readonly Item[]) => {
  const idOf = (item: Item) => ('_id' in item ? item._id : 'id' in item ? item.id : item)
  return [...new Map(items.map((item) => [idOf(item), item])).values()]
}

/** All records that a question finds. */
export function useEveryRecord<N extends ResourceName>(
  name: N,
  query: ListQuery<Resources[N]> | null,
  options: SubscriptionOptions = {},
): QueryState<RecordOf<Resources[N]>[]> {
  const found = everyEndpoint(name).useQuery(query ?? skipToken, options)
  return stateOf(found, found.currentData, found.data)
}

/** One record by its id; `null` asks for none. */
export function useRecord<N extends ResourceName>(
  name: N,
  id: string | null,
): QueryState<RecordOf<Resources[N]>> {
  const found = recordEndpoint(name).useQuery((id as never) ?? skipToken)
  return stateOf(found, found.currentData, found.data)
}

/** The answers to several questions of one kind, as far as they came; each is asked once while it is among them. */
export function useEach<Arg, Answer>(
  endpoint: QueryEndpoint<Arg, Answer>,
  questions: readonly Arg[],
): readonly (Answer | undefined)[] {
  const dispatch = useStoreDispatch()
  const asked = useRef(new Map<string, { unsubscribe: () => void }>())
  const keys = questions.map((question) => JSON.stringify(question))
  const key = JSON.stringify(keys)

  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    for (const [known, { unsubscribe }] of asked.current) {
      if (wanted.includes(known)) continue
      unsubscribe()
      asked.current.delete(known)
    }
    for (const question of wanted) {
      if (asked.current.has(question)) continue
      asked.current.set(question, dispatch(endpoint.initiate(JSON.parse(question) as Arg)))
    }
  }, [dispatch, endpoint, key])
  useEffect(() => {
    const subscriptions = asked.current
    return () => {
      for (const { unsubscribe } of subscriptions.values()) unsubscribe()
      subscriptions.clear()
    }
  }, [])
  return useStoreSelector(
    (state) => questions.map((question) => endpoint.select(question)(state).data),
    shallowEqual,
  )
}

/** A question whose answer lacks what is looked for is open until it was asked anew: it may just have come to be. */
export const untilFound = (fetching: Fetching, isFound: boolean): Fetching =>
  fetching.status === 'ready' && fetching.isFetching && !isFound
    ? { ...fetching, status: 'loading' }
    : fetching

/** Several questions as one: failed or on its way as soon as one of them is. */
export function together(...asked: readonly Fetching[]): Fetching {
  const failed = asked.find(({ status }) => status === 'failed')
  const isLoading = asked.some(({ status }) => status === 'loading')
  return {
    status: failed ? 'failed' : isLoading ? 'loading' : 'ready',
    refusal: (failed ?? asked.find(({ refusal }) => refusal !== null))?.refusal ?? null,
    isFetching: asked.some(({ isFetching }) => isFetching),
    sinceMs: oldestOf(asked),
    async again() {
      await Promise.all(asked.map(({ again }) => again()))
    },
  }
}

/** When the oldest of what is shown offline came. */
export function oldestOf(asked: readonly Pick<Fetching, 'sinceMs'>[]) {
  const times = asked.flatMap(({ sinceMs }) => sinceMs ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

/** Sends a declared call when somebody presses something, and tells how it ended; what it changes is asked for anew. */
export function useSendCall() {
  const dispatch = useStoreDispatch()
  return useCallback(
    async <C extends CallSpec>(spec: C, input: CallInput<C>): Promise<Outcome<AnswerOf<C>>> =>
      outcomeOf(await dispatch(sendCall(spec, input))),
    [dispatch],
  )
}

/** Looks records up when somebody presses something: all that the question finds, asked for anew. */
export function useFindRecords() {
  const dispatch = useStoreDispatch()
  return useCallback(
    async <N extends ResourceName>(
      name: N,
      query: ListQuery<Resources[N]>,
    ): Promise<Outcome<RecordOf<Resources[N]>[]>> =>
      outcomeOf(await dispatch(askOnce(everyEndpoint(name), query))),
    [dispatch],
  )
}

/** Without an answer and without an error it was forgotten meanwhile, as when somebody logs out. */
const outcomeOf = <Answer>({ data, error }: { data?: Answer; error?: unknown }): Outcome<Answer> =>
  error === undefined && data !== undefined
    ? { ok: true, answer: data }
    : { ok: false, refusal: refusalIn(error ?? {}) }
