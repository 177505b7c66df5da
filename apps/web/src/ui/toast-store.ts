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

export const currentToasts = () => toasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Tells in passing what has happened; at most three at a time, from anywhere in the browser. */
export function showToast(text: string, tone: ToastTone = 'ok') {
  const id = nextId++
  change([...toasts.slice(-2), { id, tone, text }])
  setTimeout(() => dismissToast(id), visibleMs[tone])
}
