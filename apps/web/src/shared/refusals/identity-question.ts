import { createExternalStore } from '../../ui/hooks/external-store.ts'

type Question = { answer: (confirmed: boolean) => void; asked: Promise<boolean> }

// Once the layout that asks has gone, nobody is left to answer.
const question = createExternalStore<Question | undefined>(undefined, () => () => answerIdentity(false))

export const useIsIdentityAsked = () => question.use((asked) => asked !== undefined)

/** Tells every call that waits whether whoever sits there said that it is them. */
export function answerIdentity(confirmed: boolean) {
  question.get()?.answer(confirmed)
  question.set(undefined)
}

/** Asks once, however many calls want to know; `false` where they would not say, or no layout stands that could ask. */
export function askForIdentity(): Promise<boolean> {
  const open = question.get()
  if (open) return open.asked
  if (!question.isRead()) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  question.set({ answer: resolve, asked: promise })
  return promise
}
