import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean | undefined }

/** Does something here. While `loading` it cannot be pressed again and turns a spinner. */
export function Button({
  tone,
  size,
  className,
  loading = false,
  disabled,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonLook({ tone, size, className })}
    >
      {loading && <Spinner />}
      {children}
    </button>
  )
}
