import type { AnswerOf, CallSpec } from '@rumi/contract'
import type { CallInput } from '@rumi/data-layer'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'

type StockFormProps<C extends CallSpec> = {
  spec: C
  title: string
  submit: string
  /** Payload, or undefined if a field shows an error. */
  inputOf: () => CallInput<C> | undefined
  successText: (answer: AnswerOf<C>) => string
  onClose: () => void
  /** Content above the form. */
  before?: ReactNode
  size?: 'medium' | 'large'
  children: ReactNode
}

/** Dialog for one stock operation: sends it, reports the result and closes; a refusal stays visible. */
export function StockForm<C extends CallSpec>({
  spec,
  title,
  submit,
  inputOf,
  successText,
  onClose,
  before,
  size = 'medium',
  children,
}: StockFormProps<C>) {
  const id = useId()
  const sendCall = useSendCall()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    const input = inputOf()
    if (!input) return
    setSending(true)
    const outcome = await sendCall(spec, input)
    setSending(false)
    if (!outcome.ok) {
      const { message, issues } = outcome.refusal
      return setProblem([...new Set(issues.map((issue) => issue.message))].join(' ') || message)
    }
    showToast(successText(outcome.answer))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={officeCopy.close}
      unsaved={unsavedCopy}
      size={size}
      wholeOnPhone={size === 'large'}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={id} loading={sending}>
            {submit}
          </Button>
        </>
      }
    >
      {before}
      <Form
        problems="own"
        id={id}
        onSubmit={(event) => void send(event)}
        noValidate
        className="grid gap-4 pb-2"
      >
        {problem && <Notice tone="problem">{problem}</Notice>}
        {children}
      </Form>
    </Dialog>
  )
}

/** Parses whole pieces; null if invalid. */
export const piecesIn = (written: string) => (/^\s*\d{1,7}\s*$/.test(written) ? Number(written) : null)
