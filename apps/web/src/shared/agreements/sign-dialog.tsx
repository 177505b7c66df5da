import {
  agreements,
  signatureLimits,
  type Agreement,
  type BodyOf,
  type SignatureDrawing,
} from '@rumi/contract'
import { useState } from 'react'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSendCall } from '../fetching/queries.ts'
import type { Outcome } from '../fetching/store.ts'
import { AgreementText } from './agreement-text.tsx'
import { SignaturePad } from './signature-pad.tsx'

type Signed = Pick<BodyOf<typeof agreements.sign>, 'version' | 'drawing' | 'name'>

export type OnSign = (signed: Signed) => Promise<Outcome<unknown>>

type SignDialogProps = {
  agreement: Agreement
  /** Client who is present at the desk; undefined in the client's own account. */
  clientId?: string
  /** Sentence after signing. */
  done: (title: string) => string
  onClose: () => void
  onSigned?: () => Promise<void>
  /** Sends the signature where no session does. */
  onSign?: OnSign
}

/** Text of an agreement with the field to sign it, by drawing or by a typed name. */
export function SignDialog({ agreement, clientId, done, onClose, onSigned, onSign }: SignDialogProps) {
  const sendCall = useSendCall()
  const [drawing, setDrawing] = useState<SignatureDrawing>([])
  const [name, setName] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [sending, setSending] = useState(false)
  const isDrawn = drawing.flat().length >= signatureLimits.fewestPoints

  const sign = async () => {
    const typed = name.trim()
    if (!isDrawn && typed === '') return setTrouble(copy.missing)
    setTrouble(undefined)
    setSending(true)
    const signed = {
      version: agreement.version,
      ...(isDrawn && { drawing }),
      ...(typed && { name: typed }),
    }
    const outcome = onSign
      ? await onSign(signed)
      : await sendCall(agreements.sign, {
          params: { id: agreement.id },
          body: { ...signed, ...(clientId !== undefined && { clientId }) },
        })
    setSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    showToast(done(agreement.title))
    onClose()
    await onSigned?.()
  }

  return (
    <Dialog
      open
      wholeOnPhone
      size="large"
      title={agreement.title}
      closeLabel={copy.close}
      unsaved={unsavedCopy}
      hasChanges={drawing.length > 0}
      onClose={onClose}
      actions={
        <Button loading={sending} onClick={sign}>
          {copy.submit}
        </Button>
      }
    >
      <div className="grid gap-6 pb-2">
        <AgreementText text={agreement.text} />
        <SignaturePad drawing={drawing} onChange={setDrawing} />
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          autoComplete={clientId === undefined ? 'name' : 'off'}
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {trouble && <Notice tone="problem">{trouble}</Notice>}
      </div>
    </Dialog>
  )
}
