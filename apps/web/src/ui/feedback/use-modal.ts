import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { closeModal, openModal } from './open-modals.ts'
import { rememberFocus } from '../hooks/focus/remember-focus.ts'

/**
 * Opens and closes a modal `<dialog>` to match `open`. Spread the result onto the element: it traps and restores the
 * focus, and Escape or a press on the overlay requests a close.
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

  // A dialog that unmounts while open restores the focus only if it closes first, without a close request.
  useLayoutEffect(() => {
    const dialog = ref.current
    isLeaving.current = false
    return () => {
      isLeaving.current = true
      if (dialog) closeModal(dialog)
      giveFocusBack.current?.()
    }
  }, [ref])

  // A dialog that reopened before its close event counts as open.
  const isClosed = () => !isLeaving.current && !ref.current?.open
  // React also bubbles the events of nested dialogs.
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
