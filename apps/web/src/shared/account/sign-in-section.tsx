import { KeyRound, Mail } from 'lucide-react'
import { useState } from 'react'
import { profileCopy } from '../../copy/portal/profile.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'

/** Credentials: email and password, each changed in a dialog that requires the password. */
export function SignInSection({ email }: { email: string }) {
  const [changing, setChanging] = useState<'email' | 'password'>()
  const close = () => setChanging(undefined)
  return (
    <ProfileSection title={profileCopy.email.title} text={profileCopy.email.text(email)}>
      <Button tone="secondary" className="justify-self-start" onClick={() => setChanging('email')}>
        <Mail className="size-5" aria-hidden="true" />
        {profileCopy.email.change}
      </Button>
      <h2 className="mt-2 text-lg">{profileCopy.password.title}</h2>
      <p className="text-ink-soft">{profileCopy.password.text}</p>
      <Button tone="secondary" className="justify-self-start" onClick={() => setChanging('password')}>
        <KeyRound className="size-5" aria-hidden="true" />
        {profileCopy.password.change}
      </Button>
      <ChangeEmailDialog open={changing === 'email'} onClose={close} />
      <ChangePasswordDialog open={changing === 'password'} onClose={close} />
    </ProfileSection>
  )
}
