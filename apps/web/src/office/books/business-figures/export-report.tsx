import type { BusinessReport, DaySpan, ReportComparison } from '@rumi/contract'
import { downloads } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

type ExportReportProps = {
  report: BusinessReport
  name: string
  query?: DaySpan & { compare?: ReportComparison }
}

const kinds = { csv: downloads.reportCsv, xlsx: downloads.reportWorkbook } as const
type Kind = keyof typeof kinds

/** Downloads the displayed figures. */
export function ExportReport({ report, name, query }: ExportReportProps) {
  const send = useSend()
  const mayExport = usePermission({ access: 'admin-export', area: 'exports' })
  const [busy, setBusy] = useState<Kind>()
  const download = async (kind: Kind) => {
    setBusy(kind)
    const outcome = await send(kinds[kind]({ params: { report }, query: query ?? {} }))
    setBusy(undefined)
    if (outcome.ok) showToast(copy.downloaded(outcome.answer))
    else showToast(outcome.refusal.message, 'problem')
  }
  if (!mayExport) return null
  return (
    <div className="no-print flex flex-wrap gap-2">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <Button
          key={kind}
          tone="secondary"
          size="snug"
          loading={busy === kind}
          disabled={busy !== undefined}
          onClick={() => void download(kind)}
        >
          {busy !== kind && <FileDown className="size-5" aria-hidden="true" />}
          <span className="sr-only">{copy.download(name)}</span> {copy.fileKinds[kind]}
        </Button>
      ))}
    </div>
  )
}
