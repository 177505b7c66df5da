import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettled } from '../../ui/use-settled.ts'
import type { Screen } from './screen.ts'

type Searched = Pick<Screen<unknown>, 'row' | 'filters' | 'usualSort'>

/** What a list is narrowed and sorted by, as it stands in the address; what the row does not know is passed over. */
export function useScreenAddress({ row, filters = [], usualSort }: Searched) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const asked = useSettled(search.trim())
  const wanted = params.get('orden') ?? ''
  const sort = row.sortable?.includes(wanted.replace(/^-/, '')) ? wanted : usualSort
  const chosen = Object.fromEntries(
    filters.flatMap(({ param, field, options }) => {
      const value = params.get(param)
      return options.some((option) => option.value === value) ? [[field, value]] : []
    }),
  )

  const change = (changes: Record<string, string>) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was)
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const look = (text: string) => {
    setSearch(text)
    change({ buscar: text.trim() })
  }

  return {
    search,
    sort,
    chosen,
    isNarrowed: asked !== '' || Object.keys(chosen).length > 0,
    query: { ...chosen, sort, ...(asked && { search: asked }) },
    look,
    sortBy: (next: string) => change({ orden: next === usualSort ? '' : next }),
    choose: (param: string, value: string) => change({ [param]: value }),
    clear: () => {
      setSearch('')
      change(Object.fromEntries(['buscar', ...filters.map(({ param }) => param)].map((name) => [name, ''])))
    },
  }
}

export type ScreenAddress = ReturnType<typeof useScreenAddress>
