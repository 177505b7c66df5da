/** Placeholder for loading content; sized by `className`. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-sm ${className}`} />
}

/** Several loading lines with one sentence for screen readers. */
export function SkeletonList({
  label,
  count = 4,
  className = 'h-16',
}: {
  label: string
  count?: number
  className?: string
}) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={className} />
      ))}
    </div>
  )
}
