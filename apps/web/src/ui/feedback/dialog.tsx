import { X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { openModal } from './open-modals.ts'
import { useModal } from './use-modal.ts'
import { useUnsavedText } from '../forms/use-unsaved-text.ts'

/** Words of the prompt about unsaved changes. */
export type UnsavedWords = { message: string; keep: string; discard: string }

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons; the confirming one comes last. */
  actions?: ReactNode
  size?: 'medium' | 'large'
  /** Fills a phone's screen: for work that is more than a question. */
  wholeOnPhone?: boolean
  /** Prompts before Escape, × or a press outside discards unsaved text. */
  unsaved?: UnsavedWords | undefined
  /** True if something changed that is in none of the controls, such as an added or removed line. */
  hasChanges?: boolean
}

/**
 * Modal `<dialog>`: traps the focus, closes on Escape, × or a press outside, and restores the focus. Slides up from
 * the bottom edge on a phone.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  size = 'medium',
  wholeOnPhone = false,
  unsaved,
  hasChanges = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const text = useUnsavedText(ref)
  const [isAsking, setIsAsking] = useState(false)
  const writing = useRef<Element>(null)
  const leave = () => {
    setIsAsking(false)
    onClose()
  }
  const requestClose = () => {
    if (!unsaved || !(hasChanges || text.isUnsaved())) return leave()
    if (!isAsking) writing.current = document.activeElement
    setIsAsking(true)
    // Some browsers close on a second Escape despite `preventDefault`.
    if (ref.current && !ref.current.open) openModal(ref.current)
  }
  const keepWriting = () => {
    setIsAsking(false)
    if (writing.current instanceof HTMLElement) writing.current.focus()
  }
  const modal = useModal(ref, open, requestClose)
  const titleId = useId()

  return (
    <dialog
      {...modal}
      {...(unsaved && text.watching)}
      aria-labelledby={titleId}
      className={`dialog w-full max-w-full bg-transparent p-0 text-ink ${wholeOnPhone ? 'max-md:max-h-full' : ''} ${size === 'large' ? 'md:max-w-3xl' : 'md:max-w-lg'}`}
    >
      {open && (
        <div
          className={`grid grid-rows-[auto_1fr_auto] bg-white shadow-soft md:max-h-[85dvh] md:rounded-lg ${wholeOnPhone ? 'max-md:h-dvh' : 'rounded-t-lg max-md:max-h-[85dvh]'}`}
        >
          <div className="relative z-1 flex items-start justify-between gap-4 px-5 pt-5 md:px-8 md:pt-7">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={requestClose} className="-mt-2 -mr-2" />
          </div>
          <div className="scroll-edges relative overflow-y-auto px-5 py-3 md:px-8">{children}</div>
          <div className="flex flex-wrap justify-end gap-3 px-5 pt-2 pb-5 max-sm:*:grow md:px-8 md:pb-7">
            {isAsking && unsaved ? (
              <>
                <output className="grow self-center font-strong">{unsaved.message}</output>
                <Button tone="danger" onClick={leave}>
                  {unsaved.discard}
                </Button>
                <Button autoFocus onClick={keepWriting}>
                  {unsaved.keep}
                </Button>
              </>
            ) : (
              actions
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}
