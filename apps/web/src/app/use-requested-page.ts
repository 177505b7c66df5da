import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaOf, requestedParam } from '../service-worker/site-build.ts'

/** Navigates to the requested page after the worker, offline, responded with the frame of its area. */
export function useRequestedPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const asked = new URLSearchParams(search).get(requestedParam)
    if (asked && areaOf(asked.replace(/\?.*/, ''))) void navigate(asked + hash, { replace: true })
  })
  useEffect(() => goOn(), [])
}
