import { clients, dogs } from '@rumi/data-layer'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFetching, useStoreDispatch, useStoreSelector } from '../../app/store.ts'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { officeClientsCopy } from '../../copy/office-clients.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { useEveryPage } from '../use-every-page.ts'
import { useSlashKey } from '../use-slash-key.ts'
import { ClientTable } from './client-table.tsx'

export const meta = officeMeta(officeClientsCopy.title)

/** Who the house knows, found by name, mail or telephone. */
export default function ClientsPage() {
  const [params, setParams] = useSearchParams()
  const dispatch = useStoreDispatch()
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const asked = useSettled(search.trim())
  const fetching = useFetching([clients.calls.list({ role: 'cliente', search: asked, limit: 50 })], asked)
  const packFetching = useFetching([dogs.calls.list({ limit: 200 })])
  const people = useStoreSelector((state) => state.clients)
  const pack = useStoreSelector((state) => state.dogs)
  useEveryPage(pack, dogs.loadMore)
  const box = useRef<HTMLInputElement>(null)
  useSlashKey(box)

  const look = (text: string) => {
    setSearch(text)
    setParams(text ? { buscar: text } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader title={officeClientsCopy.title} />
      <div className="mb-4">
        <SearchBox ref={box} label={officeClientsCopy.search} value={search} onChange={look} />
      </div>
      <Fetched fetchings={[fetching, packFetching]}>
        {people.items.length === 0 ? (
          <EmptyState
            art={<NoResults />}
            title={officeClientsCopy.emptyTitle}
            text={officeClientsCopy.emptyText}
          />
        ) : (
          <ClientTable clients={people.items} dogs={pack.items} onStale={fetching.again} />
        )}
        {people.nextCursor !== null && (
          <Button tone="secondary" className="mt-4" onClick={() => dispatch(clients.loadMore())}>
            {officeClientsCopy.more}
          </Button>
        )}
      </Fetched>
    </>
  )
}
