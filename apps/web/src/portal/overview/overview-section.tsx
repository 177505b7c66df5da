import type { ReactNode } from 'react'
import { Link } from 'react-router'

type OverviewSectionProps = { title: string; to: string; link: string; children: ReactNode }

/** Section of the overview with a link to its page. */
export function OverviewSection({ title, to, link, children }: OverviewSectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg md:text-xl">{title}</h2>
        <Link
          prefetch="intent"
          to={to}
          className="inline-flex min-h-12 items-center font-strong text-link underline"
        >
          {link}
        </Link>
      </div>
      {children}
    </section>
  )
}
