let endedByIdle = false

/** Notes that the session of this tab ended because nobody was there, for the login that follows to say so. */
export function noteIdleEnd() {
  endedByIdle = true
}

/** Whether it ended so; said once. */
export function takeIdleEnd() {
  const was = endedByIdle
  endedByIdle = false
  return was
}
