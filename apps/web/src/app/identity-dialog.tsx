import { lazy, Suspense } from 'react'
import { confirmIdentityCopy as copy } from '../copy/confirm-identity.ts'
import { errorMessagesCopy } from '../copy/error-messages.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { answerIdentity, useIsIdentityAsked } from '../shared/identity-question.ts'

/** Few are ever asked: its fields come when somebody is. */
const IdentityForm = lazy(async () => ({ default: (await import('./identity-form.tsx')).IdentityForm }))

/** Asks for the password again where a call wants it, above whatever stands open; stands once behind the login. */
export function IdentityDialog() {
  const asked = useIsIdentityAsked()
  return (
    <FormDialog
      open={asked}
      onClose={() => answerIdentity(false)}
      title={copy.title}
      closeLabel={copy.close}
      cancelLabel={copy.cancel}
      submitLabel={copy.submit}
    >
      {(wiring) => (
        <Suspense fallback={<SkeletonList label={errorMessagesCopy.loading} count={1} />}>
          <IdentityForm {...wiring} />
        </Suspense>
      )}
    </FormDialog>
  )
}
