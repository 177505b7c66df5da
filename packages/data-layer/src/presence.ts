/** Visibility and connectivity of the page, with change events. */
export type Presence = { isHere: () => boolean; subscribe: (changed: () => void) => () => void }

/** Someone who never looks away. */
export const alwaysHere: Presence = { isHere: () => true, subscribe: () => () => undefined }

/** Resolves once the page is visible, or the wait is aborted. */
export const untilHere = (presence: Presence, gone: AbortSignal) =>
  settledBy(presence, gone, (done) => {
    if (presence.isHere()) done()
  })

/** Waits; someone who comes back, or a connection that does, ends the wait early. */
export async function waitFor(waitMs: number, presence: Presence, gone: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let first = true
  await settledBy(presence, gone, (done) => {
    if (first) timer = setTimeout(done, waitMs)
    else if (presence.isHere()) done()
    first = false
  })
  clearTimeout(timer)
}

/** Looks at once and after every change, until the look is satisfied. */
async function settledBy(presence: Presence, gone: AbortSignal, look: (done: () => void) => void) {
  if (gone.aborted) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = presence.subscribe(() => look(resolve))
  gone.addEventListener('abort', () => resolve(), { once: true })
  look(resolve)
  await promise
  stop()
}
