import { texts, type StoredSiteText } from '@rumi/contract'
import { useEffect, useRef, useState } from 'react'
import { officeTextsCopy as copy } from '../../../copy/office/business/texts.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { currentText, textLabel } from './found-texts.ts'
import { TextEditor } from './text-editor.tsx'

type TextRowProps = { text: StoredSiteText; onLook: (value: string) => void }

/** Current text, beside the default if edited; editable in place. */
export function TextRow({ text, onLook }: TextRowProps) {
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const change = useRef<HTMLButtonElement>(null)
  // Restores the focus after closing the editor.
  useEffect(() => {
    if (editor === 'closed') change.current?.focus()
  }, [editor])
  const sendCall = useSendCall()
  const label = textLabel(text.key)

  const restore = async () => {
    const outcome = await sendCall(texts.restore, { params: { key: text.key } })
    if (outcome.ok) showToast(copy.restored)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
      {editor !== 'open' && <p className="text-sm text-ink-soft">{label}</p>}
      {editor === 'open' ? (
        <TextEditor text={text} label={label} onLook={onLook} onDone={() => setEditor('closed')} />
      ) : (
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-1 [overflow-wrap:anywhere]">
            <p>{currentText(text)}</p>
            {text.value !== null && (
              <p className="text-sm text-ink-soft">
                {copy.shipped} {text.default}
              </p>
            )}
          </div>
          <div className="-my-1 -ml-3 flex sm:ml-0">
            {text.value !== null && (
              <Button tone="quiet" size="small" aria-label={copy.restoreOf(label)} onClick={restore}>
                {copy.restore}
              </Button>
            )}
            <Button
              tone="quiet"
              size="small"
              aria-label={copy.changeOf(label)}
              ref={change}
              onClick={() => setEditor('open')}
            >
              {copy.change}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
