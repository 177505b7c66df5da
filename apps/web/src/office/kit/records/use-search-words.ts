import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'

/** Search text stored in the address as `buscar`; `words` follow after a pause in typing. */
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
