import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { paths } from '../../shared/business/paths.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'

/** Login and registration for a guest; both continue at `volver`. */
export const AccountWays = ({ volver }: { volver: string }) => (
  <>
    <LinkButton to={paths.register({ volver })} className="min-h-14 grow">
      {guestBookingCopy.register}
    </LinkButton>
    <LinkButton tone="secondary" to={paths.login({ volver })} className="min-h-14 grow">
      {guestBookingCopy.haveAccount}
    </LinkButton>
  </>
)
