import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Opens and closes the platform's modal dialog as `open` says. Spread the result onto a `<dialog>`: it keeps the focus
 * inside and gives it back; Escape and a press on the overlay ask to close.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
    if (!open) ref.current?.close()
  }, [open])

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return { ref, onClose, onClick }
}
