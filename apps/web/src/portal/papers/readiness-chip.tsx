import { formatDay } from '@rumi/contract'
import { papersCopy } from '../../copy/papers.ts'
import { StateChip, type StateTone } from '../../ui/state-chip.tsx'
import type { Readiness } from './readiness.ts'

const tones = {
  ready: 'ok',
  'ready-from': 'soon',
  'in-review': 'review',
  'too-young': 'soon',
  'needs-identification': 'missing',
  'needs-papers': 'missing',
} as const satisfies Record<Readiness['is'], StateTone>

/** How a readiness is said. */
export function readinessWords(readiness: Readiness, today: string) {
  switch (readiness.is) {
    case 'ready':
      return papersCopy.ready
    case 'ready-from':
      return papersCopy.readyFrom(formatDay(readiness.from, today))
    case 'in-review':
      return papersCopy.inReview
    case 'too-young':
      return papersCopy.needsTime
    case 'needs-identification':
      return papersCopy.needsIdentification
    case 'needs-papers':
      return papersCopy.needs(readiness.count)
  }
}

export function ReadinessChip({ readiness, today }: { readiness: Readiness; today: string }) {
  return <StateChip tone={tones[readiness.is]}>{readinessWords(readiness, today)}</StateChip>
}
