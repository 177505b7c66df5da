import {
  methodOf,
  pathOf,
  type ChangesOf,
  type NewOf,
  type RecordOf,
  type ResourceSpec,
  type Verb,
  type VerbsOf,
} from '@rumi/contract'
import type { AsyncThunk } from '@reduxjs/toolkit'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { fetchOnce, type FetchThunk } from './fetch-once.ts'
import type { HttpRequest } from '../http.ts'
import type { Page } from '../slices/list-state.ts'
import type { StoredWords } from './query-api.ts'
import {
  recordIn,
  type ListParam,
  type ListQuery,
  type RecordId,
  type ResourceEndpoints,
} from './resource-endpoints.ts'
import { wholeAnswer, type ToStoredError } from '../slices/stored-error.ts'
import type { ThunkConfig } from '../slices/thunk-config.ts'

type ListArgs<R extends ResourceSpec> = unknown extends ListParam<R> ? [ListQuery<R>?] : [ListQuery<R>]

/** The argument and the answer of each verb, the only place where they are written down. */
export type AllCalls<R extends ResourceSpec> = {
  list: (...[arg]: ListArgs<R>) => FetchThunk<{ pages: Page<RecordOf<R>>[] }>
  create: AsyncThunk<RecordOf<R>, NewOf<R>, ThunkConfig>
  read: (id: RecordId<R>) => FetchThunk<RecordOf<R>>
  update: AsyncThunk<RecordOf<R>, { id: RecordId<R>; changes: ChangesOf<R> }, ThunkConfig>
  remove: AsyncThunk<RecordId<R>, RecordId<R>, ThunkConfig>
}

/** The calls a row offers; a verb it lacks does not compile. */
export type CallsOf<R extends ResourceSpec> = Pick<AllCalls<R>, VerbsOf<R>>

/** Text and shape of stored errors, where they are not the usual ones of the row and spec §8. */
export type FailureWords = { failures?: Partial<Record<Verb, string>>; toStoredError?: ToStoredError }

/** Errors of a verb as spec §8 has them. */
export const storedWordsOf =
  (row: ResourceSpec, { failures, toStoredError = wholeAnswer }: FailureWords) =>
  (verb: Verb): StoredWords => ({
    failure: failures?.[verb] ?? row.verbs[verb]?.failure ?? '',
    toStoredError,
  })

/** The calls of a row: reads fetch through its endpoints, writes are thunks named `name/verb`. */
export function createResourceCalls<R extends ResourceSpec>(
  name: string,
  row: R,
  { list, read }: ResourceEndpoints<R>,
  words: (verb: Verb) => StoredWords,
): AllCalls<R> {
  const request = (verb: Verb, id?: unknown): HttpRequest => ({
    method: methodOf(row, verb),
    path: pathOf(row, verb, encodeURIComponent(String(id))),
    anonymous: row.verbs[verb]?.access === 'public',
  })
  const one = (answer: unknown) => recordIn(answer, row.one) as RecordOf<R>

  return {
    list: (...[arg = {} as ListQuery<R>]) => fetchOnce(list, arg),
    read: (id) => fetchOnce(read, id),
    create: createCallThunk(`${name}/create`, words('create'), (record: NewOf<R>, { http, keys, signal }) =>
      keys.run(row.path, record, async (idempotencyKey) =>
        one(await http.json({ ...request('create'), json: record, idempotencyKey, signal })),
      ),
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
