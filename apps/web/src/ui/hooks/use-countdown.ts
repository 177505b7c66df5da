import { useEffect, useState } from 'react'

/** Remaining seconds; `start` restarts. Uses the clock, so that a locked phone does not stop it. */
export function useCountdown() {
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  const waiting = secondsLeft > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNowMs(Date.now()), 250)
    return () => clearInterval(timer)
  }, [waiting])

  const start = (seconds: number) => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * 1000)
  }
  return { secondsLeft, start }
}
