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
  /** The next step where there are no rows. */
  emptyAction?: ReactNode
  /** Drawn where there are no rows; an empty search where nothing is said. */
  emptyArt?: ReactNode
  hasMore: boolean
  loadMore: () => void
}

/** A table of the pages that were read so far, what says that there are none, and the button that reads the next. */
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
