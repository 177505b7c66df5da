/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a signature is drawn as a path */
import { signatureField, signatureLimits, type SignatureDrawing } from '@rumi/contract'
import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SignatureLines } from './signature-drawing.tsx'

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
export function SignaturePad({ drawing, onChange }: SignaturePadProps) {
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
