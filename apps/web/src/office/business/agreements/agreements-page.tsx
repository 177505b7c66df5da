import {
  agreements,
  dayOf,
  formatDay,
  formatList,
  type Agreement,
  serviceTypes,
  type ServiceType,
} from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { officeAgreementsCopy as copy } from '../../../copy/office/business/agreements.ts'
import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { AgreementText } from '../../../shared/agreements/agreement-text.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { TextDialog } from './text-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

export const meta = officeMeta(copy.title)

/** Agreements that clients sign: texts, versions, and the services that require them. */
export default function AgreementsPage() {
  return (
    <OnlyFor access="admin" area="texts">
      <Agreements />
    </OnlyFor>
  )
}

type Opened = { dialog: 'text' | 'apply'; agreement?: Agreement }

function Agreements() {
  const agreementsQuery = useCall(agreements.list, { query: {} })
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Button onClick={() => setOpened({ dialog: 'text' })}>
            <Plus className="size-5" aria-hidden="true" />
            {copy.add}
          </Button>
        }
      />
      <Fetched fetchings={[agreementsQuery]}>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Rows of={agreementsQuery.answer?.data.agreements ?? []} by={({ id }) => id} within="blocks">
            {(agreement) => (
              <OneAgreement agreement={agreement} onOpen={(dialog) => setOpened({ dialog, agreement })} />
            )}
          </Rows>
        </div>
      </Fetched>
      <TextDialog open={opened?.dialog === 'text'} agreement={opened?.agreement} onClose={close} />
      {opened?.dialog === 'apply' && opened.agreement && (
        <ApplyDialog agreement={opened.agreement} onClose={close} />
      )}
    </>
  )
}

type OneAgreementProps = { agreement: Agreement; onOpen: (dialog: Opened['dialog']) => void }

function OneAgreement({ agreement, onOpen }: OneAgreementProps) {
  const { title, text, version, writtenAt, services, required } = agreement
  const state = services.length === 0 ? 'draft' : required ? 'required' : 'voluntary'
  const names = services.map((type) => officeServicesCopy.types[type])
  return (
    <Card as="article" className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-heading">{title}</h2>
        <StateChip tone={state === 'required' ? 'ok' : 'neutral'}>{copy[state]}</StateChip>
      </div>
      <p className="text-ink-soft">{copy.version(version, formatDay(dayOf(writtenAt), businessToday()))}</p>
      {names.length > 0 && <p>{formatList(names)}</p>}
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center text-link underline">
          {copy.read}
          <span className="sr-only">: {title}</span>
        </summary>
        <AgreementText text={text} />
      </details>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="small"
          aria-label={copy.changeOf(title)}
          onClick={() => onOpen('apply')}
        >
          {copy.change}
        </Button>
        <Button
          tone="secondary"
          size="small"
          aria-label={copy.reviseOf(title)}
          onClick={() => onOpen('text')}
        >
          {copy.revise}
        </Button>
      </div>
    </Card>
  )
}

type ApplyDialogProps = { agreement: Agreement; onClose: () => void }

/** Chooses the services that an agreement is about, and whether they require it. */
const ApplyDialog = ({ agreement, onClose }: ApplyDialogProps) => (
  <OfficeFormDialog open onClose={onClose} title={copy.changeOf(agreement.title)} submitLabel={copy.save}>
    {(wiring) => <ApplyForm {...wiring} agreement={agreement} onClose={onClose} />}
  </OfficeFormDialog>
)

function ApplyForm({ id, onSending, agreement, onClose }: FormWiring & ApplyDialogProps) {
  const sendCall = useSendCall()
  const [services, setServices] = useState<readonly ServiceType[]>(agreement.services)
  const [required, setRequired] = useState(agreement.required)
  const [trouble, setTrouble] = useState<string>()
  const toggle = (type: ServiceType) =>
    setServices((chosen) =>
      chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type],
    )

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTrouble(undefined)
    onSending(true)
    const outcome = await sendCall(agreements.update, {
      params: { id: agreement.id },
      body: { services: [...services], required: required && services.length > 0 },
    })
    onSending(false)
    if (!outcome.ok) return setTrouble(outcome.refusal.message)
    onClose()
    showToast(copy.saved(agreement.title))
  }

  return (
    <Form problems="own" id={id} onSubmit={save} className="grid gap-4 pb-2">
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1.5 font-strong">{copy.services}</legend>
        {serviceTypes.map((type) => (
          <CheckboxField
            key={type}
            label={officeServicesCopy.types[type]}
            checked={services.includes(type)}
            onChange={() => toggle(type)}
          />
        ))}
      </fieldset>
      <CheckboxField
        label={copy.requiredLabel}
        checked={required && services.length > 0}
        disabled={services.length === 0}
        onChange={({ target }) => setRequired(target.checked)}
      />
    </Form>
  )
}
