import { methodOf, pathOf, type RecordOf, type ResourceSpec } from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import type { CallOptions } from './call.ts'
import type { Page } from './list-state.ts'
import { pageIn, type ListQuery } from './resource-calls.ts'

/** All records that a question finds, page after page. */
export const fetchEveryRecord =
  <R extends ResourceSpec>(row: R, query: ListQuery<R>, options?: CallOptions): Ask<RecordOf<R>[]> =>
  async (dispatch, getState, extra) => {
    const found: RecordOf<R>[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = { ...query, limit: 200, ...(cursor && { cursor }) }
      const { items, nextCursor } = await fetchRecords(row, page, options)(dispatch, getState, extra)
      found.push(...items)
      cursor = nextCursor
    }
    return found
  }

/** A page of records for the screen that asks, beside the list the store keeps: to look names up, to choose from, to compare. */
export const fetchRecords =
  <R extends ResourceSpec>(
    row: R,
    query: ListQuery<R>,
    { signal }: CallOptions = {},
  ): Ask<Page<RecordOf<R>>> =>
  async (_dispatch, _getState, { http }) =>
    pageIn(
      row,
      await http.json({
        method: methodOf(row, 'list'),
        path: pathOf(row, 'list'),
        query: { ...query },
        signal,
      }),
    )
