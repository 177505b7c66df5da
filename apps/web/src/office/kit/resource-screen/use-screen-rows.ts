import type { ResourceName } from '@rumi/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { screenQuery, type Screen } from './screen.ts'

type Searched = Pick<Screen<unknown>, 'row' | 'filters' | 'usualSort'>

/** Filters and sort order from the address; ignores those that the resource does not support. */
function useScreenAddress({ row, filters = [], usualSort }: Searched) {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const settledSearch = useDebouncedValue(search.trim())
  const wanted = params.get('orden') ?? ''
  const sort = row.sortable?.includes(wanted.replace(/^-/, '')) ? wanted : usualSort
  const chosen = Object.fromEntries(
    filters.flatMap(({ param, field, options }) => {
      const value = params.get(param)
      return options.some((option) => option.value === value) ? [[field, value]] : []
    }),
  )

  const look = (text: string) => {
    setSearch(text)
    void change({ buscar: text.trim() })
  }

  return {
    search,
    sort,
    chosen,
    isNarrowed: settledSearch !== '' || Object.keys(chosen).length > 0,
    query: { ...chosen, sort, ...(settledSearch && { search: settledSearch }) },
    look,
    sortBy: (next: string) => void change({ orden: next === usualSort ? null : next }),
    choose: (param: string, value: string) => void change({ [param]: value }),
    clear: () => {
      setSearch('')
      void change(
        Object.fromEntries(['buscar', ...filters.map(({ param }) => param)].map((name) => [name, null])),
      )
    },
  }
}

export type ScreenAddress = ReturnType<typeof useScreenAddress>

/**
 * Fetches the rows for the address, page by page with a cursor. Keeps the previous rows while a new query loads, so
 * that nothing jumps.
 */
export function useScreenRows<Row>(screen: Screen<Row>) {
  const address = useScreenAddress(screen)
  const query = screenQuery(screen, address.query)
  const { records, hasMore, moreFailed, loadMore, ...fetching } = useRecords(
    screen.row.name as ResourceName,
    query as never,
    { keepsLast: true },
  )
  return {
    address,
    fetching,
    rows: records as readonly unknown[] as readonly Row[],
    hasMore,
    moreFailed,
    mayLoadMore: hasMore && !moreFailed && !fetching.isFetching,
    loadMore,
  }
}

export type ScreenRows<Row> = ReturnType<typeof useScreenRows<Row>>
