import { formatMoment, type PrivacyRequest } from '@rumi/contract'
import { privacyStepCopy } from '../../copy/portal/privacy-rights.ts'
import { businessToday } from '../business/business-today.ts'

type PrivacyStepsProps = {
  label: string
  steps: PrivacyRequest['steps']
  /** Fallback for an unknown name; without it no name is shown. */
  somebody?: string
}

/** History of a data request: date, author and note. */
export function PrivacySteps({ label, steps, somebody }: PrivacyStepsProps) {
  return (
    <ol aria-label={label} className="grid gap-2 border-l-2 border-line pl-4">
      {steps.map(({ at, step, by, words }) => (
        <li key={`${at} ${step}`} className="grid [overflow-wrap:anywhere]">
          <p>
            <strong className="font-strong">{privacyStepCopy[step]}</strong>{' '}
            <span className="text-sm text-ink-soft">
              {[formatMoment(at, businessToday()), somebody && (by ?? somebody)].filter(Boolean).join(' · ')}
            </span>
          </p>
          {words && <p className="measure whitespace-pre-line">{words}</p>}
        </li>
      ))}
    </ol>
  )
}
