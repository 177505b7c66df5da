import { paymentCalls } from '@rumi/contract'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { tillCopy } from '../../copy/till.ts'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { MissingRecord } from '../record-page-parts.tsx'
import { CashReportSheet } from './cash-report-sheet.tsx'

const { report: copy } = tillCopy
const back = { to: paths.officeTill(), label: copy.back }

export const meta = officeMeta(copy.title)

/** The day of a till on one sheet, to be printed and signed. */
export default function CashReportPage() {
  const { id = '' } = useParams()
  const asked = useCall(paymentCalls.cashReport, { params: { id } })
  const report = asked.answer?.data.report
  if (asked.status === 'failed' && asked.refusal?.httpStatus === 404)
    return (
      <MissingRecord
        title={copy.missingTitle}
        text={copy.missingText}
        back={back.to}
        backLabel={back.label}
      />
    )
  return (
    <div className="receipt-page">
      <PageHeader
        title={copy.title}
        back={back}
        actions={
          <Button tone="secondary" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            {copy.print}
          </Button>
        }
      />
      <Fetched fetchings={[asked]}>{report && <CashReportSheet report={report} />}</Fetched>
    </div>
  )
}
