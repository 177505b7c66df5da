import { useEffect } from 'react'
import { wasClosedHere } from '../../shared/people/was-closed-here.ts'
import { askSession } from '../auth/links/ask-session.ts'

/** Completes a logout that the server has not received, now or once online; otherwise does not load the store. */
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
