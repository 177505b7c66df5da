import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeaderProps = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  back?: { to: string; label: string } | undefined
}

/** Header of a private page: title, one sentence, one primary action. */
export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-6 grid gap-2">
      {back && (
        <Link
          prefetch="intent"
          to={back.to}
          className="no-print inline-flex -my-2 min-h-12 items-center gap-1.5 justify-self-start font-strong text-link [overflow-wrap:anywhere] [&>svg]:shrink-0"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {lead && <p className="measure text-ink-soft">{lead}</p>}
    </header>
  )
}
