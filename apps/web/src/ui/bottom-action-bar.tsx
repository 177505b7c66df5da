import type { ReactNode } from 'react'

/** Keeps the next step within reach of a thumb; on a desktop it is the end of the form. */
export function BottomActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-6 flex items-center justify-between gap-4 border-t border-line bg-white px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:static md:mx-0 md:rounded-md md:border md:px-6 md:py-4">
      {children}
    </div>
  )
}
