import { settings } from '@rumi/contract'
import { officePaymentTermsCopy as copy } from '../../copy/office-terms.ts'
import { useCall } from '../../shared/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { OnlyFor } from '../only-for.tsx'
import { PaymentTermsForm } from './payment-terms-form.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { paymentTermsHistory } from './terms-history.ts'

export const meta = officeMeta(copy.title)

/** Under which terms the house sells, and who has changed them. */
export default function PaymentTermsPage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <PaymentTerms />
    </OnlyFor>
  )
}

function PaymentTerms() {
  const kept = useCall(settings.read, {})
  const history = useCall(settings.history, {})
  return (
    <Fetched fetchings={[kept, history]}>
      {kept.answer && (
        <div className="grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
          <PaymentTermsForm kept={kept.answer.data.settings} onStale={kept.again} />
          <SettingsHistory history={paymentTermsHistory(history.answer?.data.history ?? [])} />
        </div>
      )}
    </Fetched>
  )
}
