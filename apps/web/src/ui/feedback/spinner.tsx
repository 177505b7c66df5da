/** Spinner in the current text colour. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" className={`animate-spin ${className}`} aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="4" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
