import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from '../feedback/spinner.tsx'

type FileButtonProps = Omit<ButtonLook, 'size'> & {
  icon: LucideIcon
  label: string
  accept: string
  /** Opens the camera directly, if the device has one. */
  camera?: boolean
  loading?: boolean
  describedBy?: string | undefined
  /** Several files may be picked at once. */
  multiple?: boolean
  onPick: (file: File, all: readonly File[]) => void
}

/** Picks a file, or several. The native control styled as a button, so that focus and keys work as usual. */
export function FileButton({
  icon: Icon,
  label,
  accept,
  camera = false,
  loading = false,
  describedBy,
  multiple = false,
  onPick,
  tone = 'secondary',
  className = '',
}: FileButtonProps) {
  const id = useId()
  return (
    <span className="relative inline-grid">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        disabled={loading}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          const [file] = files
          // Allows picking the same file again after a correction.
          currentTarget.value = ''
          if (file) onPick(file, files)
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonLook({ tone, className })} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink ${loading ? 'pointer-events-none opacity-60' : ''}`}
      >
        {loading ? <Spinner /> : <Icon className="size-5" aria-hidden="true" />}
        <span>{label}</span>
      </label>
    </span>
  )
}
