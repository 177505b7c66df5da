import type { ReactNode } from 'react'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { unreadableWithin } from '../../shared/rows/unreadable-within.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DataTable, type DataTableProps } from '../../ui/controls/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'unreadable' | 'empty'> & {
  emptyTitle: string
  emptyText: string
  /** Next step if there are no rows. */
  emptyAction?: ReactNode
  /** Picture if there are no rows; defaults to an empty search. */
  emptyArt?: ReactNode
  hasMore: boolean
  loadMore: () => void
}

/** Table of the loaded pages, with an empty state and a button for the next page. */
export function PagedTable<Row>({
  emptyTitle,
  emptyText,
  emptyAction,
  emptyArt = <NoResults />,
  hasMore,
  loadMore,
  ...table
}: PagedTableProps<Row>) {
  return (
    <>
      <DataTable
        {...table}
        unreadable={unreadableWithin.table}
        empty={<EmptyState art={emptyArt} title={emptyTitle} text={emptyText} action={emptyAction} />}
      />
      {hasMore && (
        <Button tone="secondary" className="mt-4" onClick={loadMore}>
          {officeCopy.more}
        </Button>
      )}
    </>
  )
}
