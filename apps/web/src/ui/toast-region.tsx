import { CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { dismissToast, useCurrentToast, type Toast, type ToastTone } from './toast-store.ts'

const icons = { ok: CircleCheck, problem: CircleX, note: Info } satisfies Record<ToastTone, LucideIcon>
const iconColours = { ok: 'text-accent', problem: 'text-primary', note: 'text-secondary' } satisfies Record<
  ToastTone,
  string
>

/** Where toasts appear, one at a time, and are read out; stands once in a layout. */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toast = useCurrentToast()
  return (
    <div
      aria-live="polite"
      className="on-ink no-print pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar-height,0px))] z-50 grid justify-items-center gap-2 md:inset-x-auto md:right-6"
    >
      {toast && <OneToast key={toast.id} toast={toast} dismissLabel={dismissLabel} />}
    </div>
  )
}

function OneToast({ toast: { id, tone, text }, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const Icon = icons[tone]
  return (
    <div className="toast pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-sm bg-ink py-2 pr-2 pl-4 text-cream shadow-soft">
      <Icon className={`size-6 shrink-0 ${iconColours[tone]}`} aria-hidden="true" />
      <p className="grow">{text}</p>
      <IconButton
        icon={X}
        label={dismissLabel}
        onClick={() => dismissToast(id)}
        className="hover:bg-white/15"
      />
    </div>
  )
}
