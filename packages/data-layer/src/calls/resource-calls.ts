import {
  methodOf,
  pathOf,
  type ChangesOf,
  type FiltersOf,
  type NewOf,
  type RecordOf,
  type ResourceSpec,
  type SortOf,
  type Verb,
  type VerbsOf,
} from '@rumi/contract'
import type { AsyncThunk } from '@reduxjs/toolkit'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import type { HttpRequest, Query } from '../http.ts'
import type { Page } from '../slices/list-state.ts'
import { wholeAnswer, type KeptOf } from '../slices/stored-error.ts'
import type { ThunkConfig } from '../slices/thunk-config.ts'

export type RecordId<R extends ResourceSpec> = RecordOf<R>[R['id'] & keyof RecordOf<R>]

type ListPath<R extends ResourceSpec> = R['verbs']['list'] extends { path: infer Path } ? Path : ''
/** The parameter in a list's path, where it has one: whose notifications. */
type ListParam<R extends ResourceSpec> =
  ListPath<R> extends `${string}/:${infer Name}` ? { [K in Name]: string } : unknown
type Search<R extends ResourceSpec> = R['search'] extends readonly string[] ? { search?: string } : unknown

type Sort<R extends ResourceSpec> = R['sortable'] extends readonly string[] ? { sort?: SortOf<R> } : unknown

/** What a list of the row can be asked by. */
export type ListQuery<R extends ResourceSpec> = ListParam<R> &
  FiltersOf<R> &
  Search<R> &
  Sort<R> & { limit?: number; cursor?: string }

type ListArg<R extends ResourceSpec> = unknown extends ListParam<R> ? ListQuery<R> | undefined : ListQuery<R>

/** The argument and the answer of each verb, the only place where they are written down. */
export type AllCalls<R extends ResourceSpec> = {
  list: AsyncThunk<Page<RecordOf<R>>, ListArg<R>, ThunkConfig>
  create: AsyncThunk<RecordOf<R>, NewOf<R>, ThunkConfig>
  read: AsyncThunk<RecordOf<R>, RecordId<R>, ThunkConfig>
  update: AsyncThunk<RecordOf<R>, { id: RecordId<R>; changes: ChangesOf<R> }, ThunkConfig>
  remove: AsyncThunk<RecordId<R>, RecordId<R>, ThunkConfig>
}

/** The calls a row offers; a verb it lacks does not compile. */
export type CallsOf<R extends ResourceSpec> = Pick<AllCalls<R>, VerbsOf<R>>

/** What is stored of failures, where it is not as the row and spec §8 have it for most. */
export type FailureWords = { failures?: Partial<Record<Verb, string>>; kept?: KeptOf }

/** The five calls of a row as thunks, named `name/verb`; its list is asked by `filters` whoever asks. */
export function createResourceCalls<R extends ResourceSpec>(
  name: string,
  row: R,
  { failures, kept = wholeAnswer, filters }: FailureWords & { filters?: FiltersOf<R> & object },
): AllCalls<R> {
  const words = (verb: Verb) => ({ failure: failures?.[verb] ?? row.verbs[verb]?.failure ?? '', kept })

  const request = (verb: Verb, id?: unknown): HttpRequest => ({
    method: methodOf(row, verb),
    path: pathOf(row, verb, encodeURIComponent(String(id))),
    anonymous: row.verbs[verb]?.access === 'public',
  })
  const one = (answer: unknown) => recordIn(answer, row.one) as RecordOf<R>

  return {
    list: createCallThunk(`${name}/list`, words('list'), async (arg: ListArg<R>, { http, signal }) => {
      const { id, query } = splitListArg(row, arg)
      const answer = await http.json({ ...request('list', id), query: { ...query, ...filters }, signal })
      return pageIn(row, answer)
    }),
    create: createCallThunk(`${name}/create`, words('create'), (record: NewOf<R>, { http, keys, signal }) =>
      keys.run(row.path, record, async (idempotencyKey) =>
        one(await http.json({ ...request('create'), json: record, idempotencyKey, signal })),
      ),
    ),
    read: createCallThunk(`${name}/read`, words('read'), async (id: RecordId<R>, { http, signal }) =>
      one(await http.json({ ...request('read', id), signal })),
    ),
    update: createCallThunk(
      `${name}/update`,
      words('update'),
      async ({ id, changes }: { id: RecordId<R>; changes: ChangesOf<R> }, { http, signal }) =>
        one(await http.json({ ...request('update', id), json: changes, signal })),
    ),
    remove: createCallThunk(`${name}/remove`, words('remove'), async (id: RecordId<R>, { http, signal }) => {
      await http.json({ ...request('remove', id), signal })
      return id
    }),
  }
}

/** Takes a list's argument apart into the parameter of its path and the query of the request. */
export function splitListArg(row: ResourceSpec, arg: object | undefined): { id?: unknown; query: Query } {
  const query = { ...arg } as Query
  const param = /:(\w+)/.exec(row.verbs.list?.path ?? '')?.[1]
  if (param === undefined) return { query }
  const { [param]: id, ...rest } = query
  return { id, query: rest }
}

/** The page of records in an answer to a list. */
export const pageIn = <R extends ResourceSpec>(row: R, answer: unknown): Page<RecordOf<R>> => ({
  items: recordIn(answer, row.many) as RecordOf<R>[],
  nextCursor: nextCursorIn(answer),
})

/** What an answer holds under its key; an answer without it is none of ours. */
function recordIn(answer: unknown, key: string): unknown {
  const { data } = answer as { data?: Record<string, unknown> }
  if (data?.[key] === undefined) throw new TypeError(`the answer has no data.${key}`)
  return data[key]
}

const nextCursorIn = (answer: unknown) => (answer as { nextCursor?: string | null }).nextCursor ?? null
