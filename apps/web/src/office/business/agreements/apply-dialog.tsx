import { agreements, serviceTypes, type Agreement, type ServiceType } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { officeAgreementsCopy as copy } from '../../../copy/office/business/agreements.ts'
import { officeServicesCopy } from '../../../copy/office/business/services.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'

type ApplyDialogProps = { agreement: Agreement; onClose: () => void }

/** Chooses the services that an agreement is about, and whether they require it. */
export const ApplyDialog = ({ agreement, onClose }: ApplyDialogProps) => (
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
