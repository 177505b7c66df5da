import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'

type ReviewKeys = {
  onNext?: () => void
  onPrevious?: () => void
  onVerify?: () => void
  onRefuse?: () => void
  onZoomIn?: () => void
  onZoomOut?: () => void
}

/** The keys of the desk where medical records are looked at; none of them while somebody writes or a dialog asks. */
export function useReviewKeys({ onNext, onPrevious, onVerify, onRefuse, onZoomIn, onZoomOut }: ReviewKeys) {
  useSectionKeys({
    ArrowDown: onNext,
    ArrowUp: onPrevious,
    v: onVerify,
    r: onRefuse,
    '+': onZoomIn,
    '-': onZoomOut,
  })
}
