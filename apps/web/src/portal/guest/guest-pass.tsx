import { quotePass, type CatalogService, type PassKind } from '@rumi/contract'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy, passKindText } from '../../shared/orders/pass-kind-copy.ts'
import { paths } from '../../shared/business/paths.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { inAccount, type Choices } from '../book/choices.ts'
import { QuoteCard } from '../book/price/quote-card.tsx'
import { AccountWays } from './account-ways.tsx'

type GuestPassProps = { kind: PassKind; service: CatalogService; choices: Choices }

/** Pass with its price; requesting it requires an account. */
export function GuestPass({ kind, service, choices }: GuestPassProps) {
  const business = useBusiness()
  const copy = passKindCopy(kind)
  const price = quotePass(kind, service.priceCentavos ?? 0, business, service.ivaTreatment)
  return (
    <>
      <PageHeader title={copy.name} lead={passKindText(kind, business.passes)} />
      <div className="grid gap-5 pb-8">
        <QuoteCard quote={price} />
        <p className="text-ink-soft">{guestBookingCopy.passText}</p>
        <div className="flex flex-wrap gap-3">
          <AccountWays volver={inAccount(choices)} />
        </div>
        <LinkButton tone="quiet" to={paths.bookAsGuest({ servicio: copy.reserve })}>
          {passesCopy.meanwhile}
        </LinkButton>
      </div>
    </>
  )
}
