import { dayOf, formatDay, privacyDueOn, type PrivacyRequest } from '@rumi/contract'
import {
  dataRightsCopy as copy,
  privacyRightCopy,
  privacyStatusCopy,
} from '../../copy/portal/privacy-rights.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { PrivacySteps } from '../../shared/people/privacy-steps.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StateChip, type StateTone } from '../../ui/feedback/state-chip.tsx'

const tones = {
  received: 'review',
  granted: 'soon',
  refused: 'neutral',
  done: 'ok',
} satisfies Record<PrivacyRequest['status'], StateTone>

/** A privacy request as its author sees it: status, deadline and response. */
export function OwnRequest({ request }: { request: PrivacyRequest }) {
  const { right, status, receivedAt, message, steps } = request
  const dueOn = privacyDueOn(request)
  const last = dueOn && formatDay(dueOn, businessToday())
  const what = privacyRightCopy[right].label
  return (
    <Card as="article" className="grid gap-3" aria-label={what}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-heading">{what}</h3>
        <StateChip tone={tones[status]}>{privacyStatusCopy[status]}</StateChip>
      </div>
      <p className="text-ink-soft">{copy.asked(formatDay(dayOf(receivedAt), businessToday()))}</p>
      {message && <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      {last && <p className="font-strong">{(status === 'received' ? copy.answerBy : copy.doneBy)(last)}</p>}
      <PrivacySteps label={what} steps={steps} />
    </Card>
  )
}
