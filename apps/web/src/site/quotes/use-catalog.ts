import { booking, type CatalogService } from '@rumi/contract'
import { call } from '@rumi/data-layer/call'
import { useEffect, useState } from 'react'
import { publicHttp } from '../../shared/fetching/public-http.ts'

/** Catalogue, fetched once the dialog opens; `failed` on an error. */
export function useCatalog() {
  const [catalog, setCatalog] = useState<readonly CatalogService[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    call(publicHttp, booking.catalog, {}, { signal: leaving.signal }).then(
      ({ data }) => setCatalog(data.services),
      () => leaving.signal.aborted || setCatalog('failed'),
    )
    return () => leaving.abort()
  }, [])
  return catalog
}
