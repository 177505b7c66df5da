import { paymentCalls } from '@rumi/contract'
import { useParams } from 'react-router'
import { tillCopy } from '../../../copy/office/money/till.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { CashReportSheet } from './cash-report-sheet.tsx'

const { report: copy } = tillCopy
const back = { to: paths.officeTill(), label: copy.back }

export const meta = officeMeta(copy.title)

/** Printable day sheet of a till, for signature. */
export default function CashReportPage() {
  const { id = '' } = useParams()
  const reportQuery = useCall(paymentCalls.cashReport, { params: { id } })
  const report = reportQuery.answer?.data.report
  return (
    <Fetched fetchings={[reportQuery]} missing={{ copy, back }}>
      {report && (
        <div className="receipt-page">
          <PageHeader title={copy.title} back={back} actions={<PrintButton label={copy.print} />} />
          <CashReportSheet report={report} />
        </div>
      )}
    </Fetched>
  )
}
