import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaOf, requestedParam } from '../service-worker/site-build.ts'

/** Navigates to the requested page after the worker, offline, responded with the frame of its area. */
export function useRequestedPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const requestedPage = new URLSearchParams(search).get(requestedParam)
    if (requestedPage && areaOf(requestedPage.replace(/\?.*/, '')))
      void navigate(requestedPage + hash, { replace: true })
  })
  useEffect(() => goOn(), [])
}
