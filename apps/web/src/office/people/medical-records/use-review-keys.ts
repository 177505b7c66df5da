import { useSectionKeys } from '../../kit/keys/use-section-keys.ts'

type ReviewKeys = {
  onNext?: () => void
  onPrevious?: () => void
  onVerify?: () => void
  onRefuse?: () => void
  onZoomIn?: () => void
  onZoomOut?: () => void
}

/** Keys of the review; ignored while typing or in an open dialog. */
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
