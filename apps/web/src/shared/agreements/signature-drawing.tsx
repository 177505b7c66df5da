/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a signature is drawn as a path */
import { drawingPath, signatureField, type SignatureDrawing } from '@rumi/contract'
import type { ComponentProps } from 'react'

type SignatureLinesProps = { drawing: SignatureDrawing }

/** Strokes of a signature inside an SVG. */
export const SignatureLines = ({ drawing }: SignatureLinesProps) => (
  <path
    d={drawingPath(drawing)}
    fill="none"
    stroke="currentColor"
    strokeWidth={3}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** Drawn signature. */
export const SignaturePicture = ({
  drawing,
  ...svg
}: SignatureLinesProps & Pick<ComponentProps<'svg'>, 'aria-label'>) => (
  <svg
    role="img"
    viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
    className="w-full max-w-80 text-ink"
    {...svg}
  >
    <SignatureLines drawing={drawing} />
  </svg>
)
