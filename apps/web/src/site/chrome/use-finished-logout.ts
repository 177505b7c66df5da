import { useEffect } from 'react'
import { wasClosedHere } from '../../shared/people/was-closed-here.ts'
import { sendSessionCall } from '../auth/links/send-session-call.ts'

/** Completes a logout that the server has not received, now or once online; otherwise does not load the store. */
export function useFinishedLogout() {
  useEffect(() => {
    const finish = () => {
      if (wasClosedHere() && navigator.onLine) void sendSessionCall((calls) => calls.resumeSession())
    }
    finish()
    window.addEventListener('online', finish)
    return () => window.removeEventListener('online', finish)
  }, [])
}
