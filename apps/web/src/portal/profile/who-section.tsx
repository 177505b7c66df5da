import { zodResolver } from '@hookform/resolvers/zod'
import { resources } from '@rumi/contract'
import { clients, session } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useSend, type Refusal } from '../../shared/store.ts'
import { profileCopy } from '../../copy/profile.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'
import { Button } from '../../ui/button.tsx'
import { NameFields } from '../../ui/name-fields.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import type { SectionProps } from './section-props.ts'

const { who: copy } = profileCopy

const fields = resources.clients.update.pick({ name: true, lastName: true, phone: true }).required()
type Fields = z.input<typeof fields>

/** Name and telephone, saved over the version that was read. */
export function WhoSection({ person }: SectionProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const { name, lastName, phone } = person
  const form = useForm<Fields>({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { name, lastName, phone },
  })
  const { errors, isSubmitting, isDirty } = form.formState

  const save = form.handleSubmit(async (told) => {
    setRefusal(undefined)
    const changes = { ...told, version: person.version }
    const outcome = await send(clients.calls.update({ id: person.id, changes }))
    if (outcome.ok) {
      const { answer } = outcome
      form.reset({ name: answer.name, lastName: answer.lastName, phone: answer.phone })
      showToast(profileCopy.saved)
      return void send(session.calls.whoAmI())
    }
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <ProfileSection title={copy.title}>
      <form onSubmit={save} noValidate className="grid gap-5">
        {refusal && <ActionableRefusal refusal={refusal} />}
        <NameFields
          given={{ label: copy.name, error: errors.name?.message, field: form.register('name') }}
          family={{ label: copy.lastName, error: errors.lastName?.message, field: form.register('lastName') }}
        />
        <TextField
          kind="tel"
          label={copy.phone}
          hint={copy.phoneHint}
          autoComplete="tel"
          optionalLabel={errorMessagesCopy.optional}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <Button type="submit" className="justify-self-start" loading={isSubmitting} disabled={!isDirty}>
          {profileCopy.save}
        </Button>
      </form>
    </ProfileSection>
  )
}
