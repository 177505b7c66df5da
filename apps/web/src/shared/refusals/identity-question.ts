import { createExternalStore } from '../../ui/hooks/external-store.ts'

type Question = { resolve: (confirmed: boolean) => void; pending: Promise<boolean> }

// No layout is mounted to ask the user.
const question = createExternalStore<Question | undefined>(undefined, () => () => resolveIdentity(false))

export const useIsIdentityRequested = () => question.use((pending) => pending !== undefined)

/** Resolves pending re-authentications. */
export function resolveIdentity(confirmed: boolean) {
  question.get()?.resolve(confirmed)
  question.set(undefined)
}

/** Requests re-authentication once for all concurrent callers; `false` if the user declines or no layout is mounted. */
export function requestIdentity(): Promise<boolean> {
  const open = question.get()
  if (open) return open.pending
  if (!question.isRead()) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  question.set({ resolve: resolve, pending: promise })
  return promise
}
