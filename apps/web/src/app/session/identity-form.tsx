import { zodResolver } from '@hookform/resolvers/zod'
import { confirmationForm } from '@rumi/contract'
import { account } from '@rumi/data-layer'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { authCopy } from '../../copy/site/auth/auth.ts'
import { confirmIdentityCopy as copy } from '../../copy/shared/session.ts'
import { focusFirst } from '../../ui/hooks/focus/focus-first.ts'
import type { FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { showIssues } from '../../ui/forms/show-issues.ts'
import { resolveIdentity } from '../../shared/refusals/identity-question.ts'
import { useSend, useStoreSelector, type Refusal } from '../../shared/fetching/store.ts'
import { HookForm } from '../../ui/forms/hook-form.tsx'

/** Password form; a correct one resolves all pending calls. */
export function IdentityForm({ id, onSending }: FormWiring) {
  const send = useSend()
  const email = useStoreSelector((state) => state.user.email)
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm({
    resolver: zodResolver(confirmationForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '' },
  })

  const confirm = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await send(account.confirmIdentity(fields))
    onSending(false)
    if (outcome.ok) return resolveIdentity(true)
    if (!showIssues(form, outcome.refusal.issues)) setRefusal(outcome.refusal)
  })

  return (
    <HookForm
      control={form.control}
      id={id}
      ref={(here) => focusFirst(here?.querySelector('input[type=password]') ?? null)}
      onSubmit={confirm}
      noValidate
      className="grid gap-5 pb-2"
    >
      <p className="text-ink-soft">{copy.text}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        required
        showLabel={authCopy.showPassword}
        hideLabel={authCopy.hidePassword}
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
    </HookForm>
  )
}
