import { CloudOff } from 'lucide-react'
import { Button } from '../controls/button.tsx'

type ErrorStateProps = {
  title: string
  text: string
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
}

/** Failed fetch with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      <CloudOff className="size-12 text-brick" aria-hidden="true" />
      <h2 className="text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {onRetry && retryLabel && (
        <Button tone="secondary" onClick={onRetry} className="mt-2">
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
