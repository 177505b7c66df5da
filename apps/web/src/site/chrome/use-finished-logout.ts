import { useEffect } from 'react'
import { wasClosedHere } from '../../shared/people/was-closed-here.ts'
import { askSession } from '../auth/links/ask-session.ts'

/** Tells the server of a logout that it has not heard of, now or once there is a line; else the store stays away. */
export function useFinishedLogout() {
  useEffect(() => {
    const finish = () => {
      if (wasClosedHere() && navigator.onLine) void askSession((calls) => calls.resumeSession())
    }
    finish()
    window.addEventListener('online', finish)
    return () => window.removeEventListener('online', finish)
  }, [])
}
