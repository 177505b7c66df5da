/** Placeholder for the next button: describes the missing choice. Focusable, but not pressable. */
export const AwaitedStep = ({ children, className = '' }: { children: string; className?: string }) => (
  <button
    type="button"
    disabled
    className={`inline-flex min-h-(--control-height) items-center justify-center rounded-full bg-sand px-6 py-2 text-center leading-tight font-strong text-ink-soft ${className}`}
  >
    {children}
  </button>
)
