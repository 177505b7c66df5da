import { createExternalStore } from '../../ui/hooks/external-store.ts'

type Question = { answer: (confirmed: boolean) => void; asked: Promise<boolean> }

// No layout is mounted to ask the user.
const question = createExternalStore<Question | undefined>(undefined, () => () => answerIdentity(false))

export const useIsIdentityRequested = () => question.use((asked) => asked !== undefined)

/** Resolves pending re-authentications. */
export function answerIdentity(confirmed: boolean) {
  question.get()?.answer(confirmed)
  question.set(undefined)
}

/** Requests re-authentication once for all concurrent callers; `false` if the user declines or no layout is mounted. */
export function requestIdentity(): Promise<boolean> {
  const open = question.get()
  if (open) return open.asked
  if (!question.isRead()) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  question.set({ answer: resolve, asked: promise })
  return promise
}
