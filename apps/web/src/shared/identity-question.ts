type Question = { answer: (confirmed: boolean) => void; asked: Promise<boolean> }

let question: Question | undefined
const listeners = new Set<() => void>()

function change(next: Question | undefined) {
  question = next
  for (const listener of listeners) listener()
}

export const isIdentityAsked = () => question !== undefined

export function subscribeToIdentity(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The layout that asks has gone: nobody is left to answer.
    if (listeners.size === 0) answerIdentity(false)
  }
}

/** Tells every call that waits whether whoever sits there said that it is them. */
export function answerIdentity(confirmed: boolean) {
  question?.answer(confirmed)
  change(undefined)
}

/** Asks once, however many calls want to know; `false` where they would not say, or no layout stands that could ask. */
export function askForIdentity(): Promise<boolean> {
  if (question) return question.asked
  if (listeners.size === 0) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  change({ answer: resolve, asked: promise })
  return promise
}
