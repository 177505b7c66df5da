import { kiosk, type BodyOf, type ExpectedDogs } from '@rumi/contract'
import { useState } from 'react'
import { kioskCopy as copy } from '../../copy/portal/kiosk.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

type Family = BodyOf<typeof kiosk.find>
type FindFamilyProps = { onFound: (family: Family, expected: ExpectedDogs) => void }

/** Finds a family by telephone and dog or by mailed code. An unknown family and one that is not expected get the same response. */
export function FindFamily({ onFound }: FindFamilyProps) {
  const sendCall = useSendCall()
  const [family, setFamily] = useState({ phone: '', dogName: '', code: '' })
  const [hasCode, setHasCode] = useState(false)
  const [isTried, setTried] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [isSending, setSending] = useState(false)
  const phone = family.phone.trim()
  const dogName = family.dogName.trim()
  const code = family.code.trim()

  const find = async () => {
    setTried(true)
    setTrouble(undefined)
    if (hasCode ? code === '' : phone === '' || dogName === '') return
    const named: Family = hasCode ? { code } : { phone, dogName }
    setSending(true)
    const outcome = await sendCall(kiosk.find, { body: named })
    setSending(false)
    if (outcome.ok) return onFound(named, outcome.answer.data)
    const { httpStatus, message } = outcome.refusal
    // The tablet was opened on another day: what opens it is the login behind a reload.
    if (httpStatus === 401) return window.location.reload()
    setTrouble(httpStatus === 404 ? (hasCode ? copy.codeNotFound : copy.notFound) : message)
  }

  return (
    <>
      <PageHeader title={copy.title} lead={hasCode ? copy.codeLead : copy.lead} />
      <Form
        problems="own"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        {hasCode ? (
          <TextField
            label={copy.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={family.code}
            error={isTried && code === '' ? copy.codeMissing : undefined}
            onChange={({ target }) => setFamily({ ...family, code: target.value })}
          />
        ) : (
          <>
            <TextField
              kind="tel"
              label={copy.phone}
              autoComplete="off"
              maxLength={40}
              value={family.phone}
              error={isTried && phone === '' ? copy.phoneMissing : undefined}
              onChange={({ target }) => setFamily({ ...family, phone: target.value })}
            />
            <TextField
              label={copy.dogName}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={80}
              value={family.dogName}
              error={isTried && dogName === '' ? copy.dogMissing : undefined}
              onChange={({ target }) => setFamily({ ...family, dogName: target.value })}
            />
          </>
        )}
        {trouble && <Notice tone="problem">{trouble}</Notice>}
        <Button type="submit" className="min-h-14" loading={isSending}>
          {copy.next}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            setHasCode(!hasCode)
            setTried(false)
            setTrouble(undefined)
          }}
        >
          {hasCode ? copy.withPhone : copy.withCode}
        </Button>
      </Form>
    </>
  )
}
