import { Outlet } from 'react-router'
import { WithStore } from '../../shared/fetching/with-store.tsx'
import { confirmIdentityCopy as copy } from '../../copy/shared/session.ts'
import { Awaited } from '../../shared/fetching/awaited.tsx'
import { resolveIdentity, useIsIdentityRequested } from '../../shared/refusals/identity-question.ts'
import { lazyPart } from '../../shared/fetching/lazy-part.ts'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'

/** Loaded on first use, which is rare. */
const identityForm = lazyPart(async () => (await import('./identity-form.tsx')).IdentityForm)

/** Dialog for re-authentication when a call requires it, above any open dialog; mounted once behind the login. */
export function IdentityDialog() {
  const isRequested = useIsIdentityRequested()
  return (
    <FormDialog
      open={isRequested}
      onClose={() => resolveIdentity(false)}
      title={copy.title}
      closeLabel={copy.close}
      cancelLabel={copy.cancel}
      submitLabel={copy.submit}
    >
      {(wiring) => <Fields {...wiring} />}
    </FormDialog>
  )
}

function Fields(wiring: FormWiring) {
  const { part: IdentityForm, fetching } = identityForm.usePart()
  return IdentityForm ? <IdentityForm {...wiring} /> : <Awaited fetching={fetching} />
}

/** Provides the store and its session; public pages never load this module. */
export default function StoreProvider() {
  return (
    <WithStore>
      <Outlet />
      <IdentityDialog />
    </WithStore>
  )
}
