import { formatDay, dayOf, formatPesos } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { type Refusal, useSend } from '../../../shared/fetching/store.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { DataTable, LeadingCell, type Column } from '../../../ui/controls/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { useCanSee, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { loadTill } from '../loaders.ts'
import { OwedTips } from './owed-tips.tsx'
import { TillDay } from './till-day.tsx'
import { type OnRefused, type CashDay, useTillRefusal, useAmount } from './till-form.ts'
import { cashDays } from '@rumi/data-layer'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'

export const clientLoader = loadTill
export const meta = officeMeta(copy.title)

/** Open tills to count and close, and closed ones. */
export default function TillPage() {
  const mayWrite = useCanWrite('cashDays')
  const maySeeTips = useCanSee('payments')
  const daysQuery = useEveryRecord('cashDays', {})
  const [refusal, setRefusal] = useState<Refusal>()
  const days = daysQuery.answer ?? []
  const open = days.filter(({ status }) => status !== 'closed')
  const closed = days.filter(({ status }) => status === 'closed').toReversed()
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Fetched fetchings={[daysQuery]}>
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
          {refusal && <ActionableRefusal refusal={refusal} />}
          <Rows of={open} by={({ id }) => id} within="blocks">
            {(day) => <TillDay day={day} mayWrite={mayWrite} onRefused={setRefusal} />}
          </Rows>
          {mayWrite &&
            (open.length === 0 ? (
              <OpenTill onRefused={setRefusal} />
            ) : (
              <OpenAnother onRefused={setRefusal} />
            ))}
          {maySeeTips && <OwedTips tills={open} />}
          <section className="grid gap-2">
            <h2 className="text-lg">{copy.former}</h2>
            <DataTable
              unreadable={unreadableWithin.table}
              caption={copy.former}
              columns={columns}
              rows={closed}
              rowKey={({ id }) => id}
              empty={<EmptyState art={<NoResults />} title={copy.noFormer} text={copy.noFormerText} />}
            />
          </section>
        </div>
      </Fetched>
    </>
  )
}

/** Opens a further till beside the first. */
function OpenAnother({ onRefused }: { onRefused: OnRefused }) {
  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.openAnother}
      </summary>
      <div className="mt-2">
        <OpenTill onRefused={onRefused} />
      </div>
    </details>
  )
}

const pesos = (centavos: number | null) => (centavos === null ? '' : formatPesos(centavos))

const columns: readonly Column<CashDay>[] = [
  {
    key: 'day',
    header: copy.day,
    cell: ({ id, openedAt, till }) => (
      <Link
        to={paths.officeCashReport(id)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        <LeadingCell>
          {formatDay(dayOf(openedAt), businessToday())}, {till}
        </LeadingCell>
      </Link>
    ),
  },
  {
    key: 'counted',
    header: copy.counted,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ countedCentavos }) => pesos(countedCentavos),
  },
  {
    key: 'expected',
    header: copy.expected,
    numeric: true,
    oneLine: true,
    showsHeader: true,
    cell: ({ expectedCentavos }) => pesos(expectedCentavos),
  },
  {
    key: 'difference',
    header: copy.difference,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ differenceCentavos }) => pesos(differenceCentavos),
  },
  {
    key: 'reason',
    header: copy.reason,
    secondary: true,
    card: 'whole',
    cell: ({ differenceReason }) => differenceReason,
  },
]

/** Opens a till with its initial cash. */
function OpenTill({ onRefused }: { onRefused: OnRefused }) {
  const send = useSend()
  const float = useAmount()
  const [till, setTill] = useState<string>(copy.usualTill)
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const open = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const floatCentavos = float.read()
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.create({ floatCentavos, till }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    showToast(copy.opened)
  }

  return (
    <Form
      problems={refusal?.issues}
      onSubmit={open}
      className="grid gap-4 rounded-sm bg-cream p-4 sm:max-w-96"
    >
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField label={copy.float} {...float.field} />
      <TextField
        label={copy.till}
        maxLength={40}
        value={till}
        onChange={({ target }) => setTill(target.value)}
      />
      <div>
        <Button type="submit" loading={sending}>
          {copy.open}
        </Button>
      </div>
    </Form>
  )
}
