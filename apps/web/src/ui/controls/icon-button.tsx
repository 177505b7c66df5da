import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Spinner } from '../feedback/spinner.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** Accessible name. */
  label: string
  loading?: boolean | undefined
}

/** Round button with only an icon; `loading` disables it and shows a spinner (spec §4). */
export function IconButton({
  icon: Icon,
  label,
  loading = false,
  disabled,
  className = '',
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
      className={`inline-grid size-(--control-height) shrink-0 place-items-center rounded-full transition-colors hover:bg-ink/8 disabled:opacity-55 ${className}`}
    >
      {loading ? <Spinner /> : <Icon className="size-6" aria-hidden="true" />}
    </button>
  )
}
