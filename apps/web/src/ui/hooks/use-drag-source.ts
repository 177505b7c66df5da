import { useRef, useState, type DragEvent, type PointerEvent, type RefObject } from 'react'
import { useLongPress } from './use-long-press.ts'

type Held = { data: DataTransfer; over: Element | null }

const fire = (type: 'dragover' | 'dragleave' | 'drop', { data, over }: Held) =>
  over?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))

/**
 * Drags `text` to a drop target: a mouse at once, a finger after a long press, because an immediate move means scrolling. A finger fires
 * the drag events of a mouse, so that `useDropTarget` takes both.
 */
export function useDragSource(element: RefObject<HTMLElement | null>, text: string) {
  const touch = useLongPress(element)
  const held = useRef<Held>(null)
  const isMouse = useRef(true)
  const [isHeld, setHeld] = useState(false)

  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const drag = held.current
    if (!drag) return
    const target = document
      .elementsFromPoint(clientX, clientY)
      .find((candidate) => !currentTarget.contains(candidate))
    if (target !== drag.over) fire('dragleave', drag)
    drag.over = target ?? null
    fire('dragover', drag)
  }
  const end = (type: 'dragleave' | 'drop') => {
    touch.leave()
    const drag = held.current
    held.current = null
    setHeld(false)
    if (drag) fire(type, drag)
  }

  return {
    isHeld,
    handlers: {
      draggable: true,
      onDragStart(event: DragEvent) {
        // Some browsers start a drag of their own after a long press.
        if (!isMouse.current) return event.preventDefault()
        event.dataTransfer.setData('text/plain', text)
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { currentTarget, pointerId, pointerType } = event
        isMouse.current = pointerType === 'mouse'
        if (isMouse.current) return
        touch.rest(event, () => {
          const data = new DataTransfer()
          data.setData('text/plain', text)
          held.current = { data, over: null }
          currentTarget.setPointerCapture(pointerId)
          setHeld(true)
        })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        touch.moved(event)
        move(event)
      },
      onPointerUp: () => end('drop'),
      onPointerCancel: () => end('dragleave'),
    },
  }
}
