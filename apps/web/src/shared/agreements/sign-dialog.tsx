import {
  agreements,
  signatureLimits,
  type Agreement,
  type BodyOf,
  type SignatureDrawing,
  signatureField,
} from '@rumi/contract'
import { useState, type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react'
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
import { SignatureLines } from './signature-drawing.tsx'

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

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a signature is drawn as a path */

/** Least distance between two points of a stroke, in units of the field. */
const leastStep = 3

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [
    within(((clientX - left) / width) * signatureField.width, signatureField.width),
    within(((clientY - top) / height) * signatureField.height, signatureField.height),
  ]
}

function withPoint(drawing: SignatureDrawing, [x = 0, y = 0]: number[]): SignatureDrawing {
  const stroke = drawing.at(-1) ?? []
  const [lastX = 0, lastY = 0] = stroke.at(-1) ?? []
  const isNear = Math.hypot(x - lastX, y - lastY) < leastStep
  if (isNear || drawing.flat().length >= signatureLimits.points) return drawing
  return [...drawing.slice(0, -1), [...stroke, [x, y]]]
}

type SignaturePadProps = {
  drawing: SignatureDrawing
  onChange: Dispatch<SetStateAction<SignatureDrawing>>
}

/** Field in which a signature is drawn with a finger, a pen or a mouse. */
function SignaturePad({ drawing, onChange }: SignaturePadProps) {
  const isDrawing = useRef(false)
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.length >= signatureLimits.strokes) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const point = pointOf(event)
    onChange((before) => [...before, [point]])
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return
    const point = pointOf(event)
    onChange((before) => withPoint(before, point))
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <div className="grid gap-2">
      <p className="font-strong">{copy.padHint}</p>
      <svg
        role="img"
        aria-label={copy.pad}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        className="w-full cursor-crosshair touch-none rounded-md border-2 border-line-strong bg-white text-ink"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d="M40 160H560" stroke="currentColor" strokeOpacity={0.25} strokeWidth={2} />
        <SignatureLines drawing={drawing} />
      </svg>
      <Button
        tone="quiet"
        size="small"
        className="justify-self-start"
        disabled={drawing.length === 0}
        onClick={() => onChange([])}
      >
        {copy.clear}
      </Button>
    </div>
  )
}
