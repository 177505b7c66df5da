import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../is-typing.ts'

type ReviewKeys = {
  onNext?: () => void
  onPrevious?: () => void
  onVerify?: () => void
  onRefuse?: () => void
  onZoomIn?: () => void
  onZoomOut?: () => void
}

/** The keys of the desk where papers are looked at; none of them while somebody writes or a dialog asks. */
export function useReviewKeys({ onNext, onPrevious, onVerify, onRefuse, onZoomIn, onZoomOut }: ReviewKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const does = {
      ArrowDown: onNext,
      ArrowUp: onPrevious,
      v: onVerify,
      r: onRefuse,
      '+': onZoomIn,
      '-': onZoomOut,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!does) return
    event.preventDefault()
    does()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
