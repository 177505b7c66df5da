import {
  calls,
  methodOf,
  pathOf,
  resources,
  type AnswerOf,
  type CallSpec,
  type RecordOf,
  type ResourceName,
  type ResourceSpec,
  type Resources,
} from '@rumi/contract'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { TypedUseInfiniteQuery, TypedUseQuery } from '@reduxjs/toolkit/query/react'
import { bookings } from '../slices/bookings-slice.ts'
import { requestOf, type CallInput, type Untyped } from '../call.ts'
import { dogs } from '../slices/dogs-slice.ts'
import type { Page } from '../slices/list-state.ts'
import type { RootState } from '../make-store.ts'
import { notifications } from '../slices/notifications-slice.ts'
import { orders } from '../slices/orders-slice.ts'
import {
  absences,
  accounts,
  cashDays,
  clients,
  customRoles,
  glEntries,
  halls,
  houseDays,
  medicalRecords,
  messages,
  passes,
  payments,
  planCards,
  products,
  reportCards,
  rooms,
  staffMembers,
  waitingList,
} from '../slices/plain-slices.ts'
import { queryApi, type QueryBase, type QueryRefusal } from './query-api.ts'
import { everyList, tagsOfAnswer, tagsOfCall, type Tag } from './query-tags.ts'
import { pageIn, splitListArg, type ListQuery, type RecordId } from './resource-calls.ts'
import { services } from '../slices/services-slices.ts'
import { tellsOfChange, type Extra, type RefusalMeta } from '../slices/thunk-config.ts'
import type { StoredError } from '../slices/stored-error.ts'

/** The slice of each collection, whose calls the endpoints are made over (spec §4). */
const slices = {
  absences,
  accounts,
  bookings,
  cashDays,
  clients,
  customRoles,
  dogs,
  glEntries,
  halls,
  houseDays,
  medicalRecords,
  messages,
  notifications,
  orders,
  passes,
  payments,
  planCards,
  products,
  reportCards,
  rooms,
  services,
  staffMembers,
  waitingList,
} satisfies Record<ResourceName, { calls: object }>

/** Calls that ask by POST, since what they are asked about does not fit an address. */
const askedByPost: readonly string[] = [
  'booking.preview',
  'booking.quote',
  'booking.quoteDays',
  'desk.preview',
  'desk.previewNew',
]

const isQuestion = (spec: CallSpec) =>
  (spec.method === 'GET' && spec.answersFile === undefined) || askedByPost.includes(spec.name)

type Sent = Promise<{ payload?: unknown; meta: Partial<RefusalMeta> & { requestStatus: string } }> & {
  abort: () => void
}
type SliceCall = (arg: unknown) => unknown
type Dispatch = (action: never) => unknown

/** Sends a slice's own call, so that what it answers is in the slice as well. */
async function sendBySlice(row: Row, verb: 'list' | 'read', arg: unknown, { dispatch, signal }: Asking) {
  const { calls: own } = slices[row.name] as unknown as { calls: Record<string, SliceCall> }
  const sent = dispatch(own[verb]?.(arg) as never) as Sent
  signal.addEventListener('abort', () => sent.abort(), { once: true })
  const { payload, meta } = await sent
  if (meta.requestStatus === 'fulfilled') return { data: payload }
  const { httpStatus = 0, code = null, issues = [], retryAfterSeconds = null } = meta
  const error: QueryRefusal = {
    kept: payload as StoredError | undefined,
    meta: { httpStatus, code, issues, retryAfterSeconds },
  }
  return { error }
}

type Asking = { dispatch: Dispatch; signal: AbortSignal }
type Listed = Page<Record<string, unknown>>

/** A row of the table by its name there. */
type Row = ResourceSpec & { name: ResourceName }

const tagsOfRecords = ({ name, id }: Row, records: readonly Record<string, unknown>[]): Tag[] => [
  { type: name, id: everyList },
  ...records.map((record) => ({ type: name, id: String(record[id]) })),
]

/** For so long a list that nobody looks at is still there where the line is not. */
const keptSeconds = 3600

const infiniteQueryOptions = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }) => nextCursor ?? undefined,
}

type Build = Parameters<Parameters<typeof queryApi.injectEndpoints>[0]['endpoints']>[0]

/** A collection's endpoints: a list page by page, all of a list at once, one record. */
const endpointsOfRow = (build: Build, row: Row) => ({
  [`${row.name}.list`]: build.infiniteQuery<Listed, object, string | null>({
    keepUnusedDataFor: keptSeconds,
    infiniteQueryOptions,
    queryFn: async ({ queryArg, pageParam }, asking) =>
      (await sendBySlice(
        row,
        'list',
        { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) },
        asking,
      )) as { data: Listed } | { error: QueryRefusal },
    providesTags: (data) => tagsOfRecords(row, data?.pages.flatMap(({ items }) => items) ?? []),
  }),
  [`${row.name}.every`]: build.query<Listed['items'], object>({
    keepUnusedDataFor: keptSeconds,
    queryFn: async (arg, _asking, _options, send) => {
      const { id, query } = splitListArg(row, arg)
      const path = pathOf(row, 'list', encodeURIComponent(String(id)))
      const items: Listed['items'] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const asked = { ...query, limit: 200, ...(cursor && { cursor }) }
        const { data, error } = await send({ method: methodOf(row, 'list'), path, query: asked })
        if (error) return { error }
        const page = pageIn(row, data) as Listed
        items.push(...page.items)
        cursor = page.nextCursor
      }
      return { data: items }
    },
    providesTags: (items) => tagsOfRecords(row, items ?? []),
  }),
  ...('read' in row.verbs && {
    [`${row.name}.read`]: build.query<Record<string, unknown>, string>({
      keepUnusedDataFor: keptSeconds,
      queryFn: async (id, asking) =>
        (await sendBySlice(row, 'read', id, asking)) as
          | { data: Record<string, unknown> }
          | { error: QueryRefusal },
      providesTags: (_record, _error, id) => [{ type: row.name, id }],
    }),
  }),
})

/** The endpoint of a declared call: one that asks is kept only while somebody looks at its answer. */
const endpointOfCall = (build: Build, spec: CallSpec) => {
  const query = (input: object) => ({ ...requestOf(spec, input), isCreation: spec.status === 201 })
  return isQuestion(spec)
    ? build.query<unknown, object>({ query, providesTags: tagsOfAnswer(spec), keepUnusedDataFor: 0 })
    : build.mutation<unknown, object>({
        query,
        invalidatesTags: (_answer, error) => (error && !tellsOfChange(error.meta) ? [] : tagsOfCall(spec)),
      })
}

const pageable = (spec: CallSpec) =>
  isQuestion(spec) && spec.query !== undefined && 'cursor' in spec.query.shape

/** The endpoint of a call that answers page by page. */
const pagesOfCall = (build: Build, spec: CallSpec) =>
  build.infiniteQuery<{ nextCursor?: string | null }, Untyped, string | null>({
    infiniteQueryOptions,
    query: ({ queryArg, pageParam }) =>
      requestOf(spec, {
        ...queryArg,
        query: { ...queryArg.query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    providesTags: tagsOfAnswer(spec),
    keepUnusedDataFor: 0,
  })

const listable = Object.values(resources).filter((row: ResourceSpec) => row.verbs.list)
const sent = Object.values(calls)
  .flatMap((group): CallSpec[] => Object.values(group))
  .filter(({ events, takesFile, answersFile }) => !events && !takesFile && !answersFile)

const { endpoints } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    ...Object.assign({}, ...listable.map((row) => endpointsOfRow(build, row))),
    ...Object.fromEntries(sent.map((spec) => [spec.name, endpointOfCall(build, spec)])),
    ...Object.fromEntries(
      sent.filter(pageable).map((spec) => [`${spec.name}.pages`, pagesOfCall(build, spec)]),
    ),
  }),
})

/** How a query or a call that was sent once ended. */
type Ended<Answer> = PromiseLike<{ data?: Answer; error?: unknown }> & { unsubscribe: () => void }
type SendOnce<Arg, Answer> = (
  arg: Arg,
  options?: object,
) => ThunkAction<Ended<Answer>, RootState, Extra, UnknownAction>

export type QueryEndpoint<Arg, Answer> = {
  useQuery: TypedUseQuery<Answer, Arg, QueryBase>
  initiate: SendOnce<Arg, Answer>
  select: (arg: Arg) => (state: RootState) => { data?: Answer }
}
type PagesEndpoint<Arg, Answer> = {
  useInfiniteQuery: TypedUseInfiniteQuery<Answer, Arg, string | null, QueryBase>
}

const endpointNamed = (name: string) => {
  const found: unknown = (endpoints as Record<string, unknown>)[name]
  if (found === undefined) throw new TypeError(`there is no endpoint ${name}`)
  return found
}

/** The endpoint of a declared call, with its types. */
export const callEndpoint = <C extends CallSpec>(spec: C) =>
  endpointNamed(spec.name) as QueryEndpoint<CallInput<C>, AnswerOf<C>>

/** The endpoint of a collection's list, page by page. */
export const listEndpoint = <N extends ResourceName>(name: N) =>
  endpointNamed(`${name}.list`) as PagesEndpoint<ListQuery<Resources[N]>, Page<RecordOf<Resources[N]>>>

/** The endpoint of a declared call that answers page by page. */
export const pagesEndpoint = <C extends CallSpec>(spec: C) =>
  endpointNamed(`${spec.name}.pages`) as PagesEndpoint<CallInput<C>, AnswerOf<C>>

/** The endpoint of all that a question about a collection finds. */
export const everyEndpoint = <N extends ResourceName>(name: N) =>
  endpointNamed(`${name}.every`) as QueryEndpoint<ListQuery<Resources[N]>, RecordOf<Resources[N]>[]>

/** The endpoint of one record. */
export const recordEndpoint = <N extends ResourceName>(name: N) =>
  endpointNamed(`${name}.read`) as QueryEndpoint<RecordId<Resources[N]>, RecordOf<Resources[N]>>

type OnceAnswered<Answer> = ThunkAction<
  Promise<{ data?: Answer; error?: unknown }>,
  RootState,
  Extra,
  UnknownAction
>

/**
 * Asks anew and once: whoever asked keeps the answer. It is subscribed to until it is there, as what nobody subscribes to is
 * dropped, unanswered, where it becomes old on its way.
 */
export const askOnce =
  <Arg, Answer>(endpoint: QueryEndpoint<Arg, Answer>, arg: Arg): OnceAnswered<Answer> =>
  async (dispatch) => {
    const asked = dispatch(endpoint.initiate(arg, { forceRefetch: true }))
    try {
      return await asked
    } finally {
      asked.unsubscribe()
    }
  }

/** Sends a declared call once. */
export const sendCall = <C extends CallSpec>(spec: C, input: CallInput<C>): OnceAnswered<AnswerOf<C>> =>
  isQuestion(spec)
    ? askOnce(callEndpoint(spec), input)
    : async (dispatch) => dispatch(callEndpoint(spec).initiate(input, { track: false }))
