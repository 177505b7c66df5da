import type { CareKind } from '@rumi/contract'
import { Footprints, HeartHandshake, Pill, Soup } from 'lucide-react'

const icons = { meal: Soup, medicine: Pill, walk: Footprints, other: HeartHandshake }

/** Icon of a kind of care; its name stands beside it. */
export function CareIcon({ kind, className = 'size-5' }: { kind: CareKind; className?: string }) {
  const Icon = icons[kind]
  return <Icon className={`shrink-0 ${className}`} aria-hidden="true" />
}
