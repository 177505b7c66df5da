import { formatList } from './people-words.ts'
import type { EligibilityReason } from '../dogs/eligibility-reasons.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** Strokes of a drawn signature: points, each with x and y, in a field of `signatureField` units. */
export type SignatureDrawing = number[][][]

/** Width and height of the field in which a signature is drawn. */
export const signatureField = { width: 600, height: 200 } as const

/** Bounds of a drawing: fewer points are an accident, more are no signature. */
export const signatureLimits = { strokes: 60, points: 3_000, fewestPoints: 6 } as const

/** Agreement whose newest version a client has not signed. */
export type UnsignedAgreement = { title: string; services: readonly ServiceType[] }

/** Returns the reason why a dog may not come for a service yet while required agreements are unsigned, if any. */
export function unsignedReason(
  unsigned: readonly UnsignedAgreement[],
  serviceType: ServiceType,
): EligibilityReason | undefined {
  const titles = unsigned
    .filter(({ services }) => services.includes(serviceType))
    .map(({ title }) => `«${title}»`)
  if (titles.length === 0) return undefined
  return {
    code: 'agreement-unsigned',
    message:
      titles.length === 1
        ? `Falta tu firma en ${titles[0]}. Léelo y fírmalo en tu cuenta o en recepción.`
        : `Faltan tus firmas en ${formatList(titles)}. Léelos y fírmalos en tu cuenta o en recepción.`,
    eligibleFrom: null,
  }
}

/** Path of a drawing for SVG; a stroke of one point is a dot. */
export const drawingPath = (drawing: SignatureDrawing) =>
  drawing
    .map(
      ([first = [], ...others]) =>
        `M${first.join(' ')}${others.map((point) => `L${point.join(' ')}`).join('') || 'l0 1'}`,
    )
    .join('')
