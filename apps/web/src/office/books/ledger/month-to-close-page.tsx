import { books, bookYears, formatPesos, taxes, type GlobalPreview } from '@rumi/contract'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { monthsCopy } from '../../../copy/office/books/entries.ts'
import { yearsCopy } from '../../../copy/office/books/years.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { StateChip, type StateTone } from '../../../ui/feedback/state-chip.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { daysOfMonth, isMonth, monthChoices, monthName } from '../../kit/periods/months.ts'
import { loadMonthToClose } from '../loaders.ts'
import { IvaDifferences } from './iva-differences.tsx'
import { monthToClose } from './month-to-close.ts'
import { useOpenInMonth } from './open-in-month.tsx'

const { toClose: copy } = monthsCopy

export const clientLoader = loadMonthToClose
export const meta = officeMeta(copy.title)

/** Everything that is missing to close a month, in order, each with its screen. */
export default function MonthToClosePage() {
  const [params] = useSearchParams()
  const monthsQuery = useCall(books.months, {})
  const closed = monthsQuery.answer?.data.closedMonths.map(({ month }) => month)
  const asked = params.get('mes')
  const month = isMonth(asked) ? asked : closed && monthToClose(closed, businessToday())
  return (
    <Fetched fetchings={[monthsQuery]}>
      {closed && month && <MonthSteps month={month} isClosed={closed.some((one) => one >= month)} />}
    </Fetched>
  )
}

function MonthSteps({ month, isClosed }: { month: string; isClosed: boolean }) {
  const change = useAddressChanges()
  const today = businessToday()
  const open = useOpenInMonth(month)
  const auditQuery = useCall(books.lastAudit, {})
  const suppliersQuery = useCall(taxes.suppliers, { query: { month } })
  const named = monthName(month)
  const days = daysOfMonth(month)
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead(named)} />
      <div className="mb-4 max-w-64">
        <SelectField
          label={copy.month}
          options={monthChoices(today, month, 13)}
          value={month}
          onChange={({ target }) => void change({ mes: target.value })}
        />
      </div>
      <Fetched fetchings={[...open.queries, auditQuery, suppliersQuery]}>
        <ol aria-label={copy.title} className="max-w-3xl border-t-2 border-ink">
          {open.items.map(({ step, count, text, to }, index) => (
            <Step
              key={step}
              number={index + 1}
              title={copy.steps[step]}
              tone={count > 0 ? 'soon' : 'ok'}
              state={count > 0 ? text : copy.done}
              to={step === 'iva' && open.iva?.accountId ? paths.officeLedger(open.iva.accountId, days) : to}
            >
              {step === 'deposits' && count > 0 && <Deposits deposits={open.deposits} />}
              {step === 'iva' && open.iva && <IvaDifferences check={open.iva} />}
            </Step>
          ))}
          <Step
            number={open.items.length + 1}
            title={copy.steps.balance}
            {...stateOfBooks(auditQuery.answer?.data.audit?.differences.length)}
            to={paths.officeTrialBalance(days)}
          />
          <Step
            number={open.items.length + 2}
            title={copy.steps.taxes}
            {...stateOfTaxes(suppliersQuery.answer?.data.lacking.length)}
            to={paths.officeTaxes({ mes: month })}
          />
          <Step
            number={open.items.length + 3}
            title={copy.steps.closing}
            {...stateOfMonth(isClosed, days.to < today)}
            to={paths.officeMonths()}
          />
          {month.endsWith('-12') && (
            <YearStep number={open.items.length + 4} year={Number(month.slice(0, 4))} />
          )}
        </ol>
      </Fetched>
    </>
  )
}

/** Last step of a December: the closing of its year. */
function YearStep({ number, year }: { number: number; year: number }) {
  const found = useCall(bookYears.list, {}).answer?.data.years.find((one) => one.year === year)
  if (!found) return null
  const { closedAt, obstacle } = found
  const state: StepState =
    closedAt !== null
      ? { tone: 'ok', state: copy.isClosed }
      : { tone: obstacle === null ? 'soon' : 'neutral', state: yearsCopy.obstacle(obstacle, year) }
  return <Step number={number} title={yearsCopy.yearOf(year)} {...state} to={paths.officeYears()} />
}

type StepState = { tone: StateTone; state: string }

function stateOfBooks(differences: number | undefined): StepState {
  if (differences === undefined) return { tone: 'neutral', state: copy.notAudited }
  return differences > 0
    ? { tone: 'expired', state: copy.differences(differences) }
    : { tone: 'ok', state: copy.balances }
}

function stateOfTaxes(lacking: number | undefined): StepState {
  return lacking ? { tone: 'soon', state: copy.lacking(lacking) } : { tone: 'ok', state: copy.ready }
}

function stateOfMonth(isClosed: boolean, isOver: boolean): StepState {
  if (isClosed) return { tone: 'ok', state: copy.isClosed }
  return isOver ? { tone: 'soon', state: copy.isOpen } : { tone: 'neutral', state: copy.notOver }
}

type StepProps = StepState & { number: number; title: string; to: string; children?: ReactNode }

function Step({ number, title, tone, state, to, children }: StepProps) {
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow basis-44 text-base font-heading">
          <span className="tabular text-ink-soft">{number}.</span> {title}
        </h2>
        <span className="grow basis-56 md:grow-0">
          <StateChip tone={tone}>{state}</StateChip>
        </span>
        <LinkButton tone={tone === 'soon' ? 'secondary' : 'quiet'} className="ml-auto" to={to}>
          {copy.open}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      </div>
      {children}
    </li>
  )
}

const saleOf = (target: GlobalPreview['deposits'][number]['target']) => {
  if ('bookingId' in target) return paths.officeBooking(target.bookingId)
  return 'orderId' in target ? paths.officeOrder(target.orderId) : paths.officePass(target.passId)
}

/** Sales that are paid in part, each with a link. */
function Deposits({ deposits }: Pick<GlobalPreview, 'deposits'>) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {deposits.map(({ target, number, paidCentavos }) => (
        <li key={number}>
          <Link to={saleOf(target)} className="inline-flex min-h-10 items-center tabular text-link underline">
            {copy.depositOf(number, formatPesos(paidCentavos))}
          </Link>
        </li>
      ))}
    </ul>
  )
}
