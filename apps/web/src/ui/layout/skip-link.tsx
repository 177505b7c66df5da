import type { ReactNode } from 'react'

/** Skip link to the main content (`#contenido`), the first tab stop. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#contenido"
      className="no-print fixed top-3 left-3 z-50 -translate-y-[200%] rounded-full bg-ink px-5 py-3 font-strong text-cream focus-visible:translate-y-0"
    >
      {children}
    </a>
  )
}
