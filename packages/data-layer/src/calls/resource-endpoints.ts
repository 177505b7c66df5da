import {
  methodOf,
  pathOf,
  type FiltersOf,
  type RecordOf,
  type ResourceSpec,
  type SortOf,
  type Verb,
} from '@rumi/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Page } from '../slices/list-state.ts'
import type { Query } from '../http.ts'
import { queryApi, type QueryRefusal, type StoredWords } from './query-api.ts'
import type { PagesEndpoint, QueryEndpoint } from './fetch-once.ts'
import { everyList, type Subject, type Tag } from './query-tags.ts'

export type RecordId<R extends ResourceSpec> = RecordOf<R>[R['id'] & keyof RecordOf<R>]

type ListPath<R extends ResourceSpec> = R['verbs']['list'] extends { path: infer Path } ? Path : ''
/** The parameter in a list's path, where it has one: whose notifications. */
export type ListParam<R extends ResourceSpec> =
  ListPath<R> extends `${string}/:${infer Name}` ? { [K in Name]: string } : unknown
type Search<R extends ResourceSpec> = R['search'] extends readonly string[] ? { search?: string } : unknown

type Sort<R extends ResourceSpec> = R['sortable'] extends readonly string[] ? { sort?: SortOf<R> } : unknown

/** Query of a list of the row. */
export type ListQuery<R extends ResourceSpec> = ListParam<R> &
  FiltersOf<R> &
  Search<R> &
  Sort<R> & { limit?: number; cursor?: string }

type Matcher<Rest> = (action: UnknownAction) => action is UnknownAction & Rest
type Request = { requestId: string }

/** Matchers of an endpoint's actions, by which its slice listens. */
export type Matchers<Arg, Answer> = {
  matchPending: Matcher<{ meta: Request & { arg: { originalArgs: Arg; direction?: string } } }>
  matchFulfilled: Matcher<{ payload: Answer; meta: Request & { arg: { originalArgs: Arg } } }>
  matchRejected: Matcher<{ payload?: QueryRefusal; meta: Request & { aborted: boolean } }>
}

export type ResourceEndpoints<R extends ResourceSpec> = {
  list: PagesEndpoint<ListQuery<R>, Page<RecordOf<R>>> &
    Matchers<ListQuery<R>, { pages: Page<RecordOf<R>>[] }>
  /** All records that a query finds, page after page; no slice listens to it. */
  every: QueryEndpoint<ListQuery<R>, RecordOf<R>[]>
  read: QueryEndpoint<RecordId<R>, RecordOf<R>> & Matchers<RecordId<R>, RecordOf<R>>
}

/** Seconds that an unused list stays cached: long enough for an hour offline. */
const unusedSeconds = 3600
/** Most records a page of a list can have. */
const largestPage = 200

export const infiniteQueryOptions = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }) => nextCursor ?? undefined,
}

type Listed = Page<Record<string, unknown>>

type Source = {
  storedWords: (verb: Verb) => StoredWords
  /** Sent with every list request. */
  filters?: object | undefined
}

/** Adds a row's list and record to RTK Query as `name.list`, `name.every` and `name.read`. */
export function createResourceEndpoints<R extends ResourceSpec>(
  name: string,
  row: R,
  { storedWords, filters }: Source,
): ResourceEndpoints<R> {
  const isPublic = (verb: Verb) => row.verbs[verb]?.access === 'public'
  const listRequest = (arg: object) => {
    const { id, query } = splitListArg(row, arg)
    return {
      method: methodOf(row, 'list'),
      path: pathOf(row, 'list', encodeURIComponent(String(id))),
      query: { ...query, ...filters },
      read: (response: unknown) => pageIn(row, response),
    }
  }
  const tagsOfRecords = (records: readonly Record<string, unknown>[] = []): Tag[] => [
    { type: row.name as Subject, id: everyList },
    ...records.map((record) => ({ type: row.name as Subject, id: String(record[row.id]) })),
  ]

  const { endpoints } = queryApi.injectEndpoints({
    endpoints: (build) => ({
      [`${name}.list`]: build.infiniteQuery<Listed, object, string | null>({
        keepUnusedDataFor: unusedSeconds,
        infiniteQueryOptions,
        query: ({ queryArg, pageParam }) => ({
          ...listRequest({ ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
          anonymous: isPublic('list'),
          stored: storedWords('list'),
        }),
        providesTags: (data) => tagsOfRecords(data?.pages.flatMap(({ items }) => items)),
      }),
      [`${name}.every`]: build.query<Listed['items'], object>({
        keepUnusedDataFor: unusedSeconds,
        queryFn: async (arg, _asking, _options, send) => {
          const items: Listed['items'] = []
          for (let cursor: string | null | undefined; cursor !== null;) {
            const pageQuery = { ...arg, limit: largestPage, ...(cursor && { cursor }) }
            const { data, error } = await send(listRequest(pageQuery))
            if (error) return { error }
            const page = data as Listed
            items.push(...page.items)
            cursor = page.nextCursor
          }
          return { data: items }
        },
        providesTags: (items) => tagsOfRecords(items),
      }),
      [`${name}.read`]: build.query<Record<string, unknown>, string>({
        keepUnusedDataFor: unusedSeconds,
        query: (id) => ({
          method: methodOf(row, 'read'),
          path: pathOf(row, 'read', encodeURIComponent(id)),
          read: (response) => recordIn(response, row.one),
          anonymous: isPublic('read'),
          stored: storedWords('read'),
        }),
        providesTags: (_record, _error, id) => [{ type: row.name as Subject, id }],
      }),
    }),
  })
  const named = endpoints as Record<string, unknown>
  return {
    list: named[`${name}.list`],
    every: named[`${name}.every`],
    read: named[`${name}.read`],
  } as ResourceEndpoints<R>
}

/** Splits a list's argument into the parameter of its path and the query of the request. */
function splitListArg(row: ResourceSpec, arg: object): { id?: unknown; query: Query } {
  const query = { ...arg } as Query
  const param = /:(\w+)/.exec(row.verbs.list?.path ?? '')?.[1]
  if (param === undefined) return { query }
  const { [param]: id, ...rest } = query
  return { id, query: rest }
}

const pageIn = <R extends ResourceSpec>(row: R, response: unknown): Page<RecordOf<R>> => ({
  items: recordIn(response, row.many) as RecordOf<R>[],
  nextCursor: (response as { nextCursor?: string | null }).nextCursor ?? null,
})

/** Returns what a response holds under its key; throws where it lacks it. */
export function recordIn(response: unknown, key: string): unknown {
  const { data } = response as { data?: Record<string, unknown> }
  if (data?.[key] === undefined) throw new TypeError(`the answer has no data.${key}`)
  return data[key]
}
