import { formatDay } from '@rumi/contract'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { StateChip, type StateTone } from '../../ui/feedback/state-chip.tsx'
import type { Readiness } from './readiness.ts'

const tones = {
  ready: 'ok',
  'ready-from': 'soon',
  'too-young': 'soon',
  'evaluation-failed': 'missing',
  'needs-medical-records': 'missing',
} as const satisfies Record<Readiness['is'], StateTone>

const toneOf = (readiness: Readiness): StateTone =>
  readiness.is === 'ready' && readiness.awaits.includes('papers') ? 'review' : tones[readiness.is]

/** Words of a readiness state. */
export function readinessWords(readiness: Readiness, today: string) {
  switch (readiness.is) {
    case 'ready':
      if (readiness.awaits.includes('papers')) return medicalRecordsCopy.inReview
      return readiness.awaits.length > 0 ? medicalRecordsCopy.firstDay : medicalRecordsCopy.ready
    case 'ready-from':
      return medicalRecordsCopy.readyFrom(formatDay(readiness.from, today))
    case 'too-young':
      return medicalRecordsCopy.needsTime(readiness.on && formatDay(readiness.on, today))
    case 'evaluation-failed':
      return medicalRecordsCopy.evaluationFailed
    case 'needs-medical-records':
      return medicalRecordsCopy.needs(readiness.count)
  }
}

export function ReadinessChip({ readiness, today }: { readiness: Readiness; today: string }) {
  return <StateChip tone={toneOf(readiness)}>{readinessWords(readiness, today)}</StateChip>
}
