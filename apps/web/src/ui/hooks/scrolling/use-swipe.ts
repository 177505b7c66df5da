import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { stepOfSwipe } from '../../controls/carousel-position.ts'
import { swipeThresholdPx } from '../../layout/metrics.ts'

/** A finger that moves less than this presses and does not drag. */
const dragAfterPx = 8

type SwipeListener = { onStep: (step: -1 | 1) => void; onTouch: () => void }

/** Tracks a horizontal swipe by finger or mouse, and reports its direction on release. */
export function useSwipe({ onStep, onTouch }: SwipeListener) {
  const startX = useRef<number>(undefined)
  const dragged = useRef(false)
  const [offsetPx, setOffsetPx] = useState(0)

  const end = (event: PointerEvent) => {
    if (startX.current === undefined) return
    const step = stepOfSwipe(event.clientX - startX.current, swipeThresholdPx)
    startX.current = undefined
    setOffsetPx(0)
    if (step !== 0 && event.type === 'pointerup') onStep(step)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') onTouch()
      if (event.button !== 0) return
      startX.current = event.clientX
      dragged.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current === undefined) return
      const movedPx = event.clientX - startX.current
      if (!dragged.current && Math.abs(movedPx) < dragAfterPx) return
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = true
      setOffsetPx(movedPx)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return
      event.preventDefault()
      event.stopPropagation()
      dragged.current = false
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
  return { offsetPx, handlers }
}
