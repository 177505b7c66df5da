let endedByIdle = false

/** Records that this tab's session ended through inactivity, for the login to explain. */
export function noteIdleEnd() {
  endedByIdle = true
}

/** Returns true once if the session ended that way. */
export function takeIdleEnd() {
  const was = endedByIdle
  endedByIdle = false
  return was
}
