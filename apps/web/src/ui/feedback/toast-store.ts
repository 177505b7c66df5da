import { createExternalStore } from '../hooks/external-store.ts'

export type ToastTone = 'ok' | 'problem' | 'note'
export type Toast = { id: number; tone: ToastTone; text: string }

/** Bad news stays longer than good news. */
const visibleMs = { ok: 5000, note: 6000, problem: 12_000 } satisfies Record<ToastTone, number>

const toasts = createExternalStore<readonly Toast[]>([])
let nextId = 1

const newestOf = (all: readonly Toast[]) => all.at(-1) ?? null

/** Returns the visible toast. */
export const currentToast = () => newestOf(toasts.get())
export const useCurrentToast = () => toasts.use(newestOf)
export const subscribeToToasts = toasts.subscribe

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Shows a toast. A problem that was not dismissed returns once the newer toast goes. */
export function showToast(text: string, tone: ToastTone = 'ok') {
  const id = nextId++
  toasts.set([
    ...toasts
      .get()
      .filter((toast) => toast.tone === 'problem')
      .slice(-1),
    { id, tone, text },
  ])
  setTimeout(() => dismissToast(id), visibleMs[tone])
}
