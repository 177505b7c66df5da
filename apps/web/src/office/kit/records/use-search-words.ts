import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'

/** What someone writes into a search, kept in the address as `buscar`; `words` are what to ask for once they pause. */
export function useSearchWords() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const words = useDebouncedValue(search.trim())
  const look = (text: string) => {
    setSearch(text)
    void change({ buscar: text })
  }
  return { search, words, look }
}
