import { ensureSession } from '@rumi/data-layer'
import { useEffect } from 'react'
import { useStoreDispatch, useStoreSelector } from '../shared/store.ts'

/** Who opened a page that is open to everybody; a guest until the session has answered. */
export function useWhoIsHere(): 'guest' | 'owner' | 'staff' {
  const dispatch = useStoreDispatch()
  const { isLoggedIn, role } = useStoreSelector((state) => state.user)
  useEffect(() => {
    void dispatch(ensureSession())
  }, [dispatch])
  if (!isLoggedIn) return 'guest'
  return role === 'cliente' ? 'owner' : 'staff'
}
