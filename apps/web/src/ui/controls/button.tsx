import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from '../feedback/spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    loading?: boolean | undefined
    /** The action has just run: presses are ignored for a moment, without a spinner. */
    resting?: boolean
  }

/** Button that runs an action. While `loading` it ignores presses, shows a spinner and keeps the focus. */
export function Button({
  tone,
  size,
  className,
  loading = false,
  resting = false,
  disabled,
  children,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={disabled}
      aria-disabled={loading || resting || undefined}
      aria-busy={loading || undefined}
      onClick={loading || resting ? refuse : onClick}
      className={buttonLook({ tone, size, className })}
    >
      {loading && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  )
}

/** Ignores a press, and Enter in its form. */
const refuse = (event: MouseEvent) => event.preventDefault()
