import { useState, type DragEvent } from 'react'

/** Makes an element a drop target. Returns its event handlers, and whether something is dragged over it. */
export function useDropTarget(onDrop: (text: string) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData('text/plain'))
      },
    },
  }
}
