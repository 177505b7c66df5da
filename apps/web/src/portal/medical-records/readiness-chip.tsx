import { formatDay } from '@rumi/contract'
import { medicalRecordsCopy } from '../../copy/medical-records.ts'
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
      return medicalRecordsCopy.ready
    case 'ready-from':
      return medicalRecordsCopy.readyFrom(formatDay(readiness.from, today))
    case 'in-review':
      return medicalRecordsCopy.inReview
    case 'too-young':
      return medicalRecordsCopy.needsTime
    case 'needs-identification':
      return medicalRecordsCopy.needsIdentification
    case 'needs-papers':
      return medicalRecordsCopy.needs(readiness.count)
  }
}

export function ReadinessChip({ readiness, today }: { readiness: Readiness; today: string }) {
  return <StateChip tone={tones[readiness.is]}>{readinessWords(readiness, today)}</StateChip>
}
