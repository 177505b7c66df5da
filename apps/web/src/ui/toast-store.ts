export type ToastTone = 'ok' | 'problem' | 'note'
export type Toast = { id: number; tone: ToastTone; text: string }

/** Bad news stays longer than good news. */
const visibleMs = { ok: 5000, note: 6000, problem: 12_000 } satisfies Record<ToastTone, number>

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** The one that is shown. */
export const currentToast = () => toasts.at(-1) ?? null

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Tells in passing what has happened, one thing at a time; a problem that was not read yet comes back when the newer one goes. */
export function showToast(text: string, tone: ToastTone = 'ok') {
  const id = nextId++
  change([...toasts.filter((toast) => toast.tone === 'problem').slice(-1), { id, tone, text }])
  setTimeout(() => dismissToast(id), visibleMs[tone])
}
