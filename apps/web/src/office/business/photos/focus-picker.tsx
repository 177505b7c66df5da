/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a point in two directions has no tag of its own */
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { officePhotosCopy as copy } from '../../../copy/office/business/photos.ts'
import type { Focus } from './crop-previews.tsx'

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Clamps a focal point to the picture, rounded to hundredths. */
export const withinPicture = ({ x, y }: Focus): Focus => ({ x: roundedFraction(x), y: roundedFraction(y) })

const roundedFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** Moves the focal point by a key: a hundredth, or ten with Shift; undefined for other keys. */
export function movedFocus(focus: Focus, key: string, isFast: boolean): Focus | undefined {
  const step = steps[key]
  if (!step) return undefined
  const by = isFast ? 0.1 : 0.01
  return withinPicture({ x: focus.x + step.x * by, y: focus.y + step.y * by })
}

type FocusPickerProps = { src: string; focus: Focus; onChange: (focus: Focus) => void }

const percent = (fraction: number) => Math.round(fraction * 100)

/** Picture with a cross on the focal point, moved by touch, drag or arrow keys. */
export function FocusPicker({ src, focus, onChange }: FocusPickerProps) {
  const id = useId()
  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(withinPicture({ x: (clientX - left) / width, y: (clientY - top) / height }))
  }
  const move = (event: KeyboardEvent) => {
    const moved = movedFocus(focus, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }
  const position = copy.focusAt(percent(focus.x), percent(focus.y))
  return (
    <div className="grid justify-items-start gap-1.5">
      <p id={id} className="font-strong">
        {copy.focus}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-roledescription={copy.focusRole}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(focus.x)}
        aria-valuetext={position}
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pointAt(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && pointAt(event)}
        className="relative cursor-crosshair touch-pan-y overflow-hidden rounded-sm bg-sand select-none"
      >
        <img src={src} alt="" draggable={false} className="block max-h-[40vh] max-w-full" />
        <span
          aria-hidden="true"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          className="pointer-events-none absolute size-11 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-white shadow-[0_0_0_2px_var(--color-ink),inset_0_0_0_2px_var(--color-ink)] before:absolute before:top-1/2 before:left-1/2 before:size-2 before:-translate-x-1/2 before:-translate-y-1/2 before:rounded-full before:bg-white before:ring-2 before:ring-ink"
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {copy.focusHint}
      </p>
      <p className="text-sm tabular">{position}</p>
    </div>
  )
}
