/** The place of something that is on its way; takes its size from `className`. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-sm ${className}`} />
}

/** Several lines on their way, with one sentence for those who cannot see them. */
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
