import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { unsavedCopy as copy } from '../../copy/shared/unsaved.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { useUnsavedText } from '../../ui/forms/use-unsaved-text.ts'
import { sentBy } from './sends-its-form.ts'

/** State for `navigate` after a press that is no link: triggers the unsaved-changes prompt. */
export const byPress = { state: { byPress: true } }

const isByPress = (state: unknown) => typeof state === 'object' && state !== null && 'byPress' in state

/** True while the current press is on a link: a navigation after a submit is no press. */
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

/** True for a control inside a dialog whose state is in the address; going back closes it on the same page. */
const isInDialog = (control: Element) => control.closest('dialog[open]') !== null

/**
 * Prompts before unsaved form input is lost by a link, the palette, the back button, closing the window, or closing a
 * dialog in the address. Mounted once per area, so that forms need no code of their own.
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
        <p>{copy.message}</p>
      </ConfirmDialog>
    </>
  )
}
