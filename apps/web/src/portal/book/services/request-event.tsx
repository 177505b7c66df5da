import { contactName, site } from '@rumi/contract'
import { useState } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { ArchFrame } from '../../../art/arch.tsx'
import { bookCopy } from '../../../copy/portal/book.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { HappyDog } from '../dogs/happy-dog.tsx'
import { guestsOf, type StepProps } from '../step-props.ts'
import { useNoteDraft } from '../use-choices.ts'
import { VisitSummary } from '../price/visit-summary.tsx'

type RequestEventProps = StepProps & { when: { start: string; end: string } }

/** Request form for a party; staff price it and turn it into a booking (docs/domain.md#capacity). */
export function RequestEvent(props: RequestEventProps) {
  const { offer, when } = props
  const guests = guestsOf(props)
  const sendCall = useSendCall()
  const { name, lastName, email } = useStoreSelector((state) => state.user)
  const note = useNoteDraft()
  const [phone, setPhone] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState(false)

  const request = async () => {
    setSending(true)
    setProblem(undefined)
    const outcome = await sendCall(site.requestQuote, {
      body: {
        name: contactName({ name, lastName }),
        email: email ?? '',
        serviceId: offer.service.id,
        ...when,
        dogs: guests.map(({ dog }) => dog.name),
        ...(phone.trim() && { phone: phone.trim() }),
        ...(note.text.trim() && { message: note.text.trim() }),
      },
    })
    setSending(false)
    if (!outcome.ok) return setProblem(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    note.forget()
    setSent(true)
  }

  if (sent) {
    return (
      <div className="mx-auto grid max-w-md justify-items-center gap-4 text-center">
        <ArchFrame className="w-52 max-w-full">
          <HappyDog />
        </ArchFrame>
        <h1 className="text-2xl">{bookCopy.requestSent}</h1>
        <p>{bookCopy.requestNext}</p>
        <LinkButton to={paths.ownMessages()}>{bookCopy.toRequests}</LinkButton>
      </div>
    )
  }
  return (
    <>
      <PageHeader title={bookCopy.requestQuestion} lead={bookCopy.requestLead} />
      <div className={twoColumns.frame}>
        <div className={twoColumns.main}>
          {problem && <ProblemInSight>{problem}</ProblemInSight>}
          <VisitSummary {...props} guests={guests} />
        </div>
        <div className={twoColumns.side}>
          <TextAreaField
            label={bookCopy.requestMessage}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={2000}
            value={note.text}
            onChange={(event) => note.write(event.target.value)}
          />
          <TextField
            kind="tel"
            label={bookCopy.phone}
            optionalLabel={errorMessagesCopy.optional}
            autoComplete="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
          <BottomActionBar beside>
            <Button loading={sending} onClick={request} className="min-h-14 grow px-4">
              {bookCopy.sendRequest}
            </Button>
          </BottomActionBar>
        </div>
      </div>
    </>
  )
}
