import { zodResolver } from '@hookform/resolvers/zod'
import { resources } from '@rumi/contract'
import { clients, session, type Client } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useSend, type Refusal } from '../../shared/fetching/store.ts'
import { profileCopy } from '../../copy/portal/profile.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NameFields } from '../../ui/forms/name-fields.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { ProfileSection } from '../../shared/account/profile-section.tsx'
import { useMeanwhile, writeInto } from '../../shared/fetching/use-meanwhile.ts'
import { WrittenVersions, type WrittenFact } from '../../shared/refusals/written-versions.tsx'
import type { SectionProps } from './section-props.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

const { who: copy } = profileCopy

const fields = resources.clients.update.pick({ name: true, lastName: true, phone: true }).required()
type Fields = z.input<typeof fields>

const writtenOf = ({ name, lastName, phone }: Client): Fields => ({ name, lastName, phone })

const facts: readonly WrittenFact<Fields>[] = [
  { label: copy.name, format: ({ name }) => name },
  { label: copy.lastName, format: ({ lastName }) => lastName },
  { label: copy.phone, format: ({ phone }) => phone },
]

/** Name and phone, saved over the version that was read. */
export function WhoSection({ person }: SectionProps) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Fields>({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: writtenOf(person),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const mine = { ...form.getValues(), ...useWatch({ control: form.control }) }

  const save = (version: number | undefined) =>
    form.handleSubmit(async (values) => {
      setRefusal(undefined)
      const outcome = await send(clients.calls.update({ id: person.id, changes: { ...values, version } }))
      if (outcome.ok) {
        form.reset(writtenOf(outcome.answer))
        showToast(profileCopy.saved)
        return void send(session.calls.whoAmI())
      }
      if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
    })
  const { base, versions } = useMeanwhile<Fields>({
    now: { written: writtenOf(person), version: person.version },
    mine,
    write: (merged, theirs) => writeInto(form, merged, theirs),
    save: (_, version) => save(version)(),
    isSaving: isSubmitting,
  })

  return (
    <ProfileSection title={copy.title}>
      <HookForm control={form.control} onSubmit={save(base.version)} className="grid gap-5">
        {refusal && !versions && <ActionableRefusal refusal={refusal} />}
        {versions && <WrittenVersions versions={versions} mine={mine} facts={facts} />}
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
      </HookForm>
    </ProfileSection>
  )
}
