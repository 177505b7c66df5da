import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { unsavedCopy as copy } from '../../copy/shared/unsaved.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { useUnsavedText } from '../../ui/forms/use-unsaved-text.ts'
import { isByPress } from '../fetching/by-press.ts'
import { sentBy } from './sends-its-form.ts'

/** Whether the press that is being carried out is one of a link: what a form does once it was sent is nobody's press. */
function useLinkPress() {
  const isPressed = useRef(false)
  useEffect(() => {
    const note = ({ target }: globalThis.MouseEvent) => {
      isPressed.current = target instanceof Element && target.closest('a[href]') !== null
      setTimeout(() => (isPressed.current = false))
    }
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [])
  return isPressed
}

/** What the way back closes where it stays on its page: a dialog that stands in the address. */
const isInDialog = (control: Element) => control.closest('dialog[open]') !== null

/**
 * Asks before a page of an area is left over what was written in a form and not sent: by a link, by the palette, by the way back, or by
 * closing the window; and before the way back closes a dialog over it.
 * Stands once around the pages of an area, so that no form does it by itself.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const text = useUnsavedText(root, { ofForms: true })
  const isLinkPress = useLinkPress()
  const noteSent = ({ target }: MouseEvent) => {
    const form = sentBy(target)
    if (form) text.sent.current.add(form)
  }
  const watching = { ...text.watching, onClick: noteSent }
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isWayBack = historyAction === NavigationType.Pop
    if (currentLocation.pathname === nextLocation.pathname) return isWayBack && text.isUnsaved(isInDialog)
    return (isWayBack || isLinkPress.current || isByPress(nextLocation.state)) && text.isUnsaved()
  })
  return (
    <>
      <div ref={root} className="contents" {...watching}>
        {children}
      </div>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={copy.leaveTitle}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.leave}
        onConfirm={async () => {
          blocker.proceed?.()
          return undefined
        }}
      >
        <p>{copy.said}</p>
      </ConfirmDialog>
    </>
  )
}
