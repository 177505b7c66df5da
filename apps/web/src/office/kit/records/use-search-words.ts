import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'

/**
 * Normalises text for search: no accents, capitals or repeated spaces, so that 'perez' finds 'Pérez'. The shop has its
 * own copy: a shared one would be an additional file on public pages.
 */
export const plainText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')

/** Search text stored in the address as `buscar`; `settledSearch` follows after a pause in typing. */
export function useSearchWords() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const settledSearch = useDebouncedValue(search.trim())
  const searchFor = (text: string) => {
    setSearch(text)
    void change({ buscar: text })
  }
  return { search, settledSearch, searchFor }
}
