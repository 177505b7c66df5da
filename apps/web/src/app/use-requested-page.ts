import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { areaOf, askedParam } from '../service-worker/site-build.ts'

/** Goes on to the page that was asked for where the worker, offline, answered with the frame of its area. */
export function useRequestedPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    const asked = new URLSearchParams(search).get(askedParam)
    if (asked && areaOf(asked.replace(/\?.*/, ''))) void navigate(asked + hash, { replace: true })
  })
  useEffect(() => goOn(), [])
}
