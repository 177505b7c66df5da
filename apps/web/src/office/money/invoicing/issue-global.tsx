import {
  formatGlobalPeriod,
  formatPesos,
  globalPeriodicities,
  invoicingCalls,
  isDay,
  type GlobalPeriodicity,
} from '@rumi/contract'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'

const { global: copy } = officeInvoicingCopy

type IssueGlobalProps = {
  /** Day of the proposed period. */
  proposedDay: string
  onClose: () => void
}

/** Issues the global invoice of a period, after a preview. */
export function IssueGlobal({ proposedDay, onClose }: IssueGlobalProps) {
  const name = useId()
  const navigate = useNavigate()
  const sendCall = useSendCall()
  const [periodicity, setPeriodicity] = useState<GlobalPeriodicity>('month')
  const [day, setDay] = useState(proposedDay)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const previewQuery = useCall(
    invoicingCalls.previewGlobal,
    isDay(day) ? { query: { periodicity, day } } : null,
  )
  const found = previewQuery.answer?.data
  const preview = found?.preview

  const issue = async () => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await sendCall(invoicingCalls.issueGlobal, { body: { periodicity, day } })
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    const { global, stamp } = outcome.answer.data
    showToast(stamp.uuid ? copy.issued : copy.kept)
    void navigate(paths.officeGlobalInvoice(global.id))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.issueTitle}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button
            loading={busy}
            disabled={!preview || preview.obstacle !== null}
            onClick={() => void issue()}
          >
            {found?.canStamp === false ? copy.keep : copy.issue}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
        {refusal && <ActionableRefusal refusal={refusal} />}
        <p>{copy.lead}</p>
        <ChoiceField
          legend={copy.periodicity}
          name={name}
          options={globalPeriodicities.map((value) => ({ value, label: copy.periodicities[value] }))}
          checkedValue={periodicity}
          onChange={({ target }) =>
            setPeriodicity(globalPeriodicities.find((one) => one === target.value) ?? 'month')
          }
        />
        <div className="max-w-60">
          <DateField
            label={copy.day}
            max={businessToday()}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <Fetched fetchings={isDay(day) ? [previewQuery] : []}>
          {preview && (
            <div aria-live="polite" className="grid gap-2">
              <h3 className="text-base">{copy.preview(formatGlobalPeriod(preview))}</h3>
              {preview.obstacle ? (
                <p>{preview.obstacle}</p>
              ) : (
                <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
                  {[
                    [copy.sales, String(preview.sales)],
                    [copy.deposits, String(preview.deposits.length)],
                    [copy.iva, formatPesos(preview.ivaCentavos)],
                    [copy.total, formatPesos(preview.totalCentavos)],
                  ].map(([term, fact]) => (
                    <div key={term} className="contents">
                      <dt className="font-strong text-ink-soft">{term}</dt>
                      <dd className="tabular-nums">{fact}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          )}
        </Fetched>
      </div>
    </Dialog>
  )
}
