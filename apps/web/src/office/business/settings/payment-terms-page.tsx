import { officePaymentTermsCopy as copy } from '../../../copy/office/business/terms.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { PaymentTermsForm } from './payment-terms-form.tsx'
import { SettingsWithHistory } from './settings-with-history.tsx'
import { paymentTermsHistory } from './terms-history.ts'

export const meta = officeMeta(copy.title)

/** Terms of sale with their history. */
export default function PaymentTermsPage() {
  return (
    <SettingsWithHistory
      title={copy.title}
      lead={copy.lead}
      form={PaymentTermsForm}
      historyOf={paymentTermsHistory}
    />
  )
}
