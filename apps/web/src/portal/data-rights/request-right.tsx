import { privacyRequests, privacyRights, type PrivacyRight } from '@rumi/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { dataRightsCopy as copy, privacyRightCopy } from '../../copy/portal/privacy-rights.ts'
import { paths } from '../../shared/business/paths.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import type { Refusal } from '../../shared/fetching/store.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const options = privacyRights.map((value) => ({
  value,
  label: `${privacyRightCopy[value].label}: ${privacyRightCopy[value].means}`,
}))

/** Form for a privacy request; self-service options come first. */
export function RequestRight() {
  const sendCall = useSendCall()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<{ right: string; message: string }>({ defaultValues: { right: '', message: '' } })
  const { errors, isSubmitting } = form.formState
  const chosen = useWatch({ control: form.control, name: 'right' })
  const right = privacyRights.find((one) => one === chosen)

  const sendRequest = form.handleSubmit(async ({ message, right: selected }) => {
    setRefusal(undefined)
    // Without a selection, the server reports the error beside the field.
    const body = { right: selected as PrivacyRight, message }
    const outcome = await sendCall(privacyRequests.create, { body })
    if (outcome.ok) {
      form.reset()
      return showToast(copy.sent)
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <ProfileSection title={copy.ask} text={copy.terms}>
      <HookForm control={form.control} onSubmit={sendRequest} className="grid gap-5">
        {refusal && <ActionableRefusal refusal={refusal} />}
        <SelectField
          label={copy.right}
          placeholder={copy.choose}
          options={options}
          error={errors.right?.message}
          {...form.register('right')}
        />
        {(right === 'access' || right === 'cancellation') && (
          <Notice tone="note">
            {copy.now[right]}{' '}
            <Link to={paths.profile()} className="font-strong underline">
              {copy.now.link[right]}
            </Link>
          </Notice>
        )}
        <TextAreaField
          label={copy.message}
          hint={right && copy.messageHint[right]}
          rows={4}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <Button type="submit" className="justify-self-start" loading={isSubmitting}>
          {copy.send}
        </Button>
      </HookForm>
      <Link
        to={paths.privacy()}
        className="inline-flex min-h-12 items-center justify-self-start text-link underline"
      >
        {copy.notice}
      </Link>
    </ProfileSection>
  )
}
