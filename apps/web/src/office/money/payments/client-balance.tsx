import { chargeCalls, formatPesos, type DueLine } from '@rumi/contract'
import { Link, useSearchParams } from 'react-router'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { useCanSee, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { AmountLine, RecordSection } from '../../kit/record-page-parts.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

const { balance: copy } = officePaymentsCopy

/** Loaded on first use, as most visits of the page charge nothing. */
const ChargeFamily = lazyComponent(async () => (await import('../check-out/charge-family.tsx')).ChargeFamily)

const pathOf = ({ target }: DueLine) => {
  if ('bookingId' in target) return paths.officeBooking(target.bookingId)
  return 'orderId' in target ? paths.officeOrder(target.orderId) : paths.officePass(target.passId)
}

const sumOf = (lines: readonly DueLine[]) => lines.reduce((sum, { leftCentavos }) => sum + leftCentavos, 0)

type ClientBalanceProps = {
  client: { id: string; email: string; phone: string }
  name: string
  /** Dog to book for; all of the family without it. */
  dogId?: string
}

/** Debt and credit of a family, with the two acts that follow: booking and charging. `?cobrar` opens the charge. */
export function ClientBalance({ client, name, dogId }: ClientBalanceProps) {
  const found = useCall(chargeCalls.due, { params: { id: client.id } })
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const isCharging = params.has('cobrar')
  const mayBook = useCanWrite('bookings')
  const mayCharge = useCanWrite('payments')
  const due = found.answer?.data.due
  const seesCharges = useCanSee('payments')
  const lines = due?.lines ?? []
  if (!seesCharges && !mayBook) return null
  const owed = lines.filter(({ isDue }) => isDue)
  const later = lines.filter(({ isDue }) => !isDue)
  return (
    <RecordSection
      title={seesCharges ? copy.title : officeCopy.bookings}
      action={
        <div className="flex flex-wrap gap-2">
          {mayCharge && lines.length > 0 && (
            <Button tone="secondary" size="small" onClick={() => void change({ cobrar: '1' })}>
              {checkoutCopy.family.open}
            </Button>
          )}
          {mayBook && (
            <AreaLinkButton
              size="small"
              to={paths.officeNewBooking({
                cliente: client.id,
                buscar: client.email || client.phone,
                rumis: dogId,
              })}
            >
              {copy.book}
            </AreaLinkButton>
          )}
        </div>
      }
    >
      {found.status === 'loading' ? (
        <Skeleton className="mt-2 h-7.5" />
      ) : (
        <Fetched fetchings={[found]}>
          {due && (
            <>
              <ul>
                <Rows of={owed} by={({ target }) => Object.values(target)[0] as string}>
                  {(line) => (
                    <li className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-line py-1.5">
                      <Link
                        to={pathOf(line)}
                        className="min-w-0 grow text-link underline [overflow-wrap:anywhere]"
                      >
                        {line.concept}
                      </Link>
                      <span className="whitespace-nowrap tabular">{formatPesos(line.leftCentavos)}</span>
                    </li>
                  )}
                </Rows>
              </ul>
              <dl className="grid gap-1 pt-2 tabular">
                <AmountLine name={copy.owes} centavos={sumOf(owed)} strong />
                <AmountLine name={copy.later} centavos={sumOf(later) || null} />
                <AmountLine name={copy.credit} centavos={due.creditCentavos || null} />
              </dl>
            </>
          )}
        </Fetched>
      )}
      {isCharging && mayCharge && due && (
        <ChargeFamily
          {...{ due, name }}
          onChanged={found.again}
          onClose={() => void change({ cobrar: null })}
        />
      )}
    </RecordSection>
  )
}
