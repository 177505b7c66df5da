import { type ReactNode, useEffect, useRef } from 'react'

type BottomActionBarProps = {
  children: ReactNode
  /** On a wide screen it ends a column beside the form, without a sheet of its own. */
  beside?: boolean
}

/** Keeps the next step within reach of a thumb; on a desktop it is the end of the form. */
export function BottomActionBar({ children, beside = false }: BottomActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => reserveSpaceFor(bar.current!), [])
  return (
    <div
      ref={bar}
      className={`sticky bottom-[var(--tab-bar-height,0px)] z-20 -mx-[20px] mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line bg-white px-[20px] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:static md:mx-0 md:rounded-md md:border md:px-6 md:py-4 ${beside ? 'max-md:mt-auto lg:mt-0 lg:flex-col lg:items-stretch lg:border-0 lg:bg-transparent lg:p-0' : ''}`}
    >
      {children}
    </div>
  )
}

/** Publishes the height of the bar, so that scrolled elements stay clear of it; follows its size. */
function reserveSpaceFor(bar: HTMLElement) {
  const page = document.documentElement.style
  const observer = new ResizeObserver(() =>
    page.setProperty('--action-bar-height', `${bar.getBoundingClientRect().height}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.removeProperty('--action-bar-height')
  }
}
