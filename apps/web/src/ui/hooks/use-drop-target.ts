import { useState, type DragEvent } from 'react'

/** Lets an element take what is dropped on it: whether something is dragged over it, and its event handlers. */
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
