import {
  businessDaysUntil,
  formatDay,
  possiblePrivacyActions,
  privacyDueOn,
  type PrivacyRequest,
  type PrivacyRequestAction,
  privacyRequests,
} from '@rumi/contract'
import { useId, useState } from 'react'
import {
  officePrivacyCopy as copy,
  privacyRightCopy,
  privacyStatusCopy,
} from '../../../copy/portal/privacy-rights.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { PrivacySteps } from '../../../shared/people/privacy-steps.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'
import { useForm } from 'react-hook-form'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

/** Business days before a deadline that count as near. */
const soonDays = 5

const buttonTones = { grant: 'primary', complete: 'primary', refuse: 'secondary', extend: 'quiet' } as const
const shownFirst: readonly PrivacyRequestAction[] = ['grant', 'complete', 'refuse', 'extend']

type RowProps = { request: PrivacyRequest; onStale: () => Promise<void> }

/** Privacy request: applicant, subject, deadline, history and possible steps. */
export function PrivacyRequestRow({ request, onStale }: RowProps) {
  const nameId = useId()
  const [action, setAction] = useState<PrivacyRequestAction>()
  const { clientId, clientName, right, message, status, steps } = request
  const possible = possiblePrivacyActions(request, businessToday())
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-x-6 gap-y-3 border-b border-line px-2 py-4 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-2">
        <h2 id={nameId} className="text-base font-heading [overflow-wrap:anywhere]">
          {clientName}
        </h2>
        <DaysLeft request={request} />
        <AreaLink
          to={paths.officeClient(clientId)}
          className="inline-flex min-h-10 items-center text-link underline max-md:min-h-12"
        >
          {copy.client}
        </AreaLink>
      </div>
      <div className="grid content-start gap-3">
        <p className="font-strong">
          {privacyRightCopy[right].label} · {privacyStatusCopy[status]}
        </p>
        <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message || copy.noWords}</p>
        {possible.length > 0 && (right === 'access' || right === 'cancellation') && (
          <p className="measure text-ink-soft">
            {right === 'access' ? copy.accessHelp : copy.cancellationHelp}
          </p>
        )}
        <PrivacySteps label={copy.history} steps={steps} somebody={copy.somebody} />
        <div className="no-print flex flex-wrap gap-2">
          {shownFirst
            .filter((one) => possible.includes(one))
            .map((one) => (
              <Button
                key={one}
                tone={buttonTones[one]}
                size="snug"
                className="max-md:min-h-12"
                onClick={() => setAction(one)}
              >
                {copy.actions[one]}
              </Button>
            ))}
        </div>
      </div>
      <AnswerRequest
        request={request}
        action={action}
        onClose={() => setAction(undefined)}
        onStale={onStale}
      />
    </article>
  )
}

/** Remaining days; overdue ones in brick red. */
function DaysLeft({ request }: { request: PrivacyRequest }) {
  const dueOn = privacyDueOn(request)
  if (!dueOn) return null
  const today = businessToday()
  const isOver = today > dueOn
  const left = businessDaysUntil(today, dueOn)
  const day = formatDay(dueOn, today)
  return (
    <>
      <StateChip tone={isOver ? 'expired' : left <= soonDays ? 'soon' : 'review'}>
        {copy.left(isOver ? Math.min(left, -1) : left)}
      </StateChip>
      <p className="text-sm text-ink-soft">
        {(request.status === 'received' ? copy.answerBy : copy.doneBy)(day)}
      </p>
    </>
  )
}

type AnswerProps = {
  request: PrivacyRequest
  /** Step to take; undefined closes the dialog. */
  action: PrivacyRequestAction | undefined
  onClose: () => void
  /** Called after a conflict with another user. */
  onStale: () => Promise<void>
}

/** Dialog for a step of a privacy request; the applicant reads its text. */
const AnswerRequest = ({ action, onClose, ...about }: AnswerProps) => (
  <OfficeFormDialog
    open={action !== undefined}
    onClose={onClose}
    title={action ? copy.dialogs[action].title : ''}
    submitLabel={copy.send}
  >
    {(wiring) => action && <WordsForm {...wiring} {...about} action={action} onSaved={onClose} />}
  </OfficeFormDialog>
)

type WordsFormProps = FormWiring &
  Pick<AnswerProps, 'request' | 'onStale'> & { action: PrivacyRequestAction; onSaved: () => void }

function WordsForm({ id, onSending, request, action, onSaved, onStale }: WordsFormProps) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  const form = useForm({ defaultValues: { words: '' } })

  const save = form.handleSubmit(async ({ words }) => {
    setTrouble(undefined)
    onSending(true)
    const outcome = await sendCall(privacyRequests.act, {
      params: { id: request.id },
      body: { action, words, version: request.version },
    })
    onSending(false)
    if (outcome.ok) {
      onSaved()
      return showToast(copy.saved(request.clientName))
    }
    if (outcome.refusal.code === 'stale') await onStale()
    if (!showIssues(form, outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  return (
    <HookForm control={form.control} id={id} onSubmit={save} className="grid gap-4 pb-2">
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <TextAreaField
        label={copy.words}
        hint={copy.dialogs[action].hint}
        rows={5}
        required
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
    </HookForm>
  )
}
