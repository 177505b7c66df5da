import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'

type ProfileSectionProps = {
  title: string
  text?: string | undefined
  state?: ReactNode
  children?: ReactNode
}

/** Section of the profile: title, state and actions. */
export function ProfileSection({ title, text, state, children }: ProfileSectionProps) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg hyphens-auto">{title}</h2>
        {state}
      </div>
      {text && <p className="measure [overflow-wrap:anywhere] text-ink-soft">{text}</p>}
      {children}
    </Card>
  )
}
