import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { closeModal, openModal } from './open-modals.ts'
import { rememberFocus } from '../hooks/focus/remember-focus.ts'

/**
 * Opens and closes the platform's modal dialog as `open` says. Spread the result onto a `<dialog>`: it keeps the focus
 * inside and gives it back; Escape and a press on the overlay ask to close.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  const isLeaving = useRef(false)
  const giveFocusBack = useRef<() => void>(null)

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      giveFocusBack.current = rememberFocus()
      openModal(dialog)
    }
    if (!open) {
      if (dialog) closeModal(dialog)
      giveFocusBack.current?.()
    }
  }, [ref, open])

  // One that leaves the page while it is open gives the focus back only if it closes first; nobody asked it to.
  useLayoutEffect(() => {
    const dialog = ref.current
    isLeaving.current = false
    return () => {
      isLeaving.current = true
      if (dialog) closeModal(dialog)
      giveFocusBack.current?.()
    }
  }, [ref])

  // One that was opened anew before its closing was told is open.
  const isClosed = () => !isLeaving.current && !ref.current?.open
  // React tells a dialog also of those that close within it.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (!isOwn(event)) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent) => isOwn(event) && isClosed() && onClose(),
    onClick: (event: SyntheticEvent) => isOwn(event) && onClose(),
  }
}
