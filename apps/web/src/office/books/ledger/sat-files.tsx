import {
  balanceKinds,
  entryRequestKinds,
  numberOfRequest,
  type BalanceKind,
  type EntryRequestKind,
} from '@rumi/contract'
import { downloads } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { monthsCopy } from '../../../copy/office/books/entries.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSend, type Refusal, type StoreRequest } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { sat: copy, cancel } = monthsCopy

type SatFilesProps = { month: string; named: string; onClose: () => void }

/** Downloads a month of the books as SAT files. */
export function SatFiles({ month, named, onClose }: SatFilesProps) {
  const send = useSend()
  const [busy, setBusy] = useState<'accounts' | 'balance' | 'closing' | 'entries'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [requestKind, setRequestKind] = useState<EntryRequestKind>('AF')
  const [requestNumber, setRequestNumber] = useState('')
  const [balanceKind, setBalanceKind] = useState<BalanceKind>('N')
  const [modifiedOn, setModifiedOn] = useState(businessToday)
  const numberKind = numberOfRequest(requestKind)
  const problemOf = (field: string) => refusal?.issues.find(({ path }) => path === field)?.message
  const wrongNumber = problemOf('requestNumber')
  const wrongDay = problemOf('modifiedOn')

  const download = async (file: typeof busy, request: StoreRequest<string>) => {
    setBusy(file)
    setRefusal(undefined)
    const outcome = await send(request)
    setBusy(undefined)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.saved(outcome.answer))
  }

  const downloadBalance = (file: 'balance' | 'closing', of: string) =>
    download(
      file,
      downloads.electronicBalance({
        query: { month: of, kind: balanceKind, ...(balanceKind === 'C' && { modifiedOn }) },
      }),
    )

  return (
    <Dialog open onClose={onClose} title={copy.title(named)} closeLabel={cancel}>
      <div className="grid gap-5 pb-2">
        <p className="text-ink-soft">{copy.lead}</p>
        {refusal && !wrongNumber && !wrongDay && <ActionableRefusal refusal={refusal} />}
        <SatFile
          name={copy.accounts}
          hint={copy.accountsHint}
          loading={busy === 'accounts'}
          onDownload={() => download('accounts', downloads.electronicAccounts({ query: { month } }))}
        />
        <SatFile
          name={copy.balance}
          hint={copy.balanceHint}
          loading={busy === 'balance'}
          onDownload={() => downloadBalance('balance', month)}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={copy.balanceKind}
              options={balanceKinds.map((value) => ({ value, label: copy.balanceKinds[value] }))}
              value={balanceKind}
              onChange={({ currentTarget }) => setBalanceKind(currentTarget.value as BalanceKind)}
            />
            {balanceKind === 'C' && (
              <DateField
                label={copy.modifiedOn}
                max={businessToday()}
                required
                error={wrongDay}
                value={modifiedOn}
                onChange={({ currentTarget }) => setModifiedOn(currentTarget.value)}
              />
            )}
          </div>
        </SatFile>
        {month.endsWith('-12') && (
          <SatFile
            name={copy.closing}
            hint={copy.closingHint}
            loading={busy === 'closing'}
            onDownload={() => downloadBalance('closing', `${month.slice(0, 4)}-13`)}
          />
        )}
        <SatFile
          name={copy.entries}
          hint={copy.entriesHint}
          loading={busy === 'entries'}
          onDownload={() =>
            download('entries', downloads.electronicEntries({ query: { month, requestKind, requestNumber } }))
          }
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={copy.why}
              options={entryRequestKinds.map((value) => ({ value, label: copy.kinds[value] }))}
              value={requestKind}
              onChange={({ currentTarget }) => setRequestKind(currentTarget.value as EntryRequestKind)}
            />
            <TextField
              label={copy.number[numberKind]}
              optionalLabel={copy.optional}
              hint={copy.numberHint[numberKind]}
              error={wrongNumber}
              autoComplete="off"
              spellCheck={false}
              value={requestNumber}
              onChange={({ currentTarget }) => setRequestNumber(currentTarget.value)}
            />
          </div>
        </SatFile>
      </div>
    </Dialog>
  )
}

type SatFileProps = {
  name: string
  hint: string
  loading: boolean
  onDownload: () => void
  children?: ReactNode
}

function SatFile({ name, hint, loading, onDownload, children }: SatFileProps) {
  return (
    <section aria-label={name} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 grow">
          <h3 className="font-strong">{name}</h3>
          <p className="text-ink-soft">{hint}</p>
        </div>
        <Button
          tone="secondary"
          loading={loading}
          aria-label={`${copy.download}: ${name}`}
          onClick={onDownload}
        >
          {!loading && <FileDown className="size-5" aria-hidden="true" />}
          <span>{copy.download}</span>
        </Button>
      </div>
      {children}
    </section>
  )
}
