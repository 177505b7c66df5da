import { methodOf, pathOf, type RecordOf, type ResourceSpec } from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import type { CallOptions } from './call.ts'
import type { Page } from './list-state.ts'
import { pageIn, type ListQuery } from './resource-calls.ts'

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
