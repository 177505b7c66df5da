import { CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { IconButton } from '../controls/icon-button.tsx'
import { useTopModal } from './open-modals.ts'
import { dismissToast, useCurrentToast, type Toast, type ToastTone } from './toast-store.ts'

const icons = { ok: CircleCheck, problem: CircleX, note: Info } satisfies Record<ToastTone, LucideIcon>
const iconColours = { ok: 'text-accent', problem: 'text-primary', note: 'text-secondary' } satisfies Record<
  ToastTone,
  string
>

/**
 * Announces toasts, one at a time; mounted once per layout. Inside an open modal dialog it moves into the dialog,
 * because everything else is inert: at the top on a phone, as the buttons are at the bottom.
 */
export function ToastRegion({ dismissLabel }: { dismissLabel: string }) {
  const toast = useCurrentToast()
  const modal = useTopModal()
  const region = (
    <div
      aria-live="polite"
      className={`on-ink no-print pointer-events-none fixed inset-x-4 z-50 grid justify-items-center gap-2 md:inset-x-auto md:right-6 ${
        modal
          ? 'max-md:top-[calc(1rem+env(safe-area-inset-top))] md:bottom-4'
          : 'bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--bottom-bar-height,0px))]'
      }`}
    >
      {toast && <OneToast key={toast.id} toast={toast} dismissLabel={dismissLabel} />}
    </div>
  )
  return modal ? createPortal(region, modal) : region
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
