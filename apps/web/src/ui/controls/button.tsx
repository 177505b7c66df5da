import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from '../feedback/spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    loading?: boolean | undefined
    /** It has just acted and does not act again yet, without a spinner. */
    resting?: boolean
  }

/** Does something here. While `loading` it cannot be pressed again and turns a spinner, and keeps the focus. */
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

/** Neither pressing it nor Enter in its form does anything. */
const refuse = (event: MouseEvent) => event.preventDefault()
