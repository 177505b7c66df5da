import type { RefusalCode } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import type { Refusal } from '../../shared/fetching/store.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { addressOf, type Choices, type Step } from './choices.ts'

/** Step that fixes a refusal. */
const chosenIn: Partial<Record<RefusalCode, Step>> = {
  'past-date': 'fechas',
  'too-far-ahead': 'fechas',
  'dates-reversed': 'fechas',
  'stay-too-long': 'fechas',
  'closed-day': 'fechas',
  'no-such-day': 'fechas',
  'too-soon': 'fechas',
  'no-such-slot': 'fechas',
  'no-such-dog': 'rumis',
}

/** Refusal of a booking, with a link to the step that fixes it. */
export function BookingRefusal({ refusal, choices }: { refusal: Refusal; choices: Choices }) {
  const step = refusal.code === null ? undefined : chosenIn[refusal.code]
  if (!step) return <ActionableRefusal refusal={refusal} />
  return (
    <Notice tone="problem">
      <p>{refusal.message}</p>
      <LinkButton tone="secondary" to={addressOf(choices, { step })} className="mt-3">
        {step === 'fechas' ? bookCopy.otherDay : bookCopy.otherDogs}
      </LinkButton>
    </Notice>
  )
}
