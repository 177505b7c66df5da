import {
  bank,
  formatDay,
  formatPesos,
  terminals,
  type BankLine,
  type Reconciliation,
  type TerminalBridge,
} from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { useState } from 'react'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { TerminalsSection } from '../terminals/terminals-section.tsx'
import { PeriodFields } from '../ledger/statements/period.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { daysInAddress, useOpenPeriod } from '../../kit/periods/use-open-period.ts'
import { ImportStatement } from './import-statement.tsx'
import { MatchedLines } from './matched-lines.tsx'
import { Statements } from './statements.tsx'
import { MatchByHand } from './match-by-hand.tsx'
import { PayableSales } from './payable-sales.tsx'
import { ProposedMatches } from './proposed-matches.tsx'

/** Movements and balance of both sides, and their difference. */
function ReconciliationSums(shown: Reconciliation) {
  const { bankCentavos, booksCentavos, differenceCentavos, bankBalanceCentavos, booksBalanceCentavos } = shown
  const to = formatDay(shown.to, businessToday())
  const left = [shown.payable, shown.proposed, shown.bankOnly, shown.booksOnly]
  const isDone = shown.matched.length > 0 && left.every(({ length }) => length === 0)
  return (
    <section aria-label={copy.sums} className="grid gap-4">
      {isDone && <Notice tone="ok">{copy.allMatched}</Notice>}
      <Card>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 tabular lg:max-w-xl">
          <Figure label={copy.bank}>{formatPesos(bankCentavos)}</Figure>
          <Figure label={copy.books}>{formatPesos(booksCentavos)}</Figure>
          <Figure label={copy.difference} strong>
            {formatPesos(differenceCentavos)}
          </Figure>
          <Figure label={copy.bankBalance(to)}>
            {bankBalanceCentavos === null ? copy.unknownBalance : formatPesos(bankBalanceCentavos)}
          </Figure>
          <Figure label={copy.booksBalance(to)}>{formatPesos(booksBalanceCentavos)}</Figure>
        </dl>
      </Card>
    </section>
  )
}

type FigureProps = { label: string; strong?: boolean; children: string }

function Figure({ label, strong = false, children }: FigureProps) {
  const className = strong ? 'font-strong border-b-2 border-ink pb-2' : ''
  return (
    <>
      <dt className={`${className} ${strong ? '' : 'text-ink-soft'}`}>{label}</dt>
      <dd className={`${className} pl-6 text-right`}>{children}</dd>
    </>
  )
}

type OpenLinesProps = Pick<Reconciliation, 'payable' | 'proposed' | 'bankOnly' | 'booksOnly'> & {
  bridges: readonly TerminalBridge[]
}

const inOrder = <Line extends { day: string }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/** Unmatched lines of both sides; rejected proposals move to manual matching. */
function OpenLines({ payable, proposed, bankOnly, booksOnly, bridges }: OpenLinesProps) {
  const [rejected, setRejected] = useState<readonly string[]>([])
  const isRejected = ({ line }: { line: BankLine }) => rejected.includes(line.id)
  const reject = (lineId: string) => setRejected([...rejected, lineId])
  const apart = proposed.filter(isRejected)
  const bankLines = [...bankOnly, ...[...payable.filter(isRejected), ...apart].map(({ line }) => line)]
  return (
    <>
      <PayableSales payable={payable.filter((one) => !isRejected(one))} onReject={reject} />
      <ProposedMatches proposed={proposed.filter((pair) => !isRejected(pair))} onReject={reject} />
      <MatchByHand
        rejected={rejected.at(-1)}
        bridges={bridges}
        bankLines={inOrder(bankLines)}
        bookLines={inOrder([...booksOnly, ...apart.map(({ bookLine }) => bookLine)])}
      />
    </>
  )
}

export const meta = officeMeta(copy.title)

/** Bank reconciliation: matched lines, proposals, and open lines of both sides. */
export default function ReconciliationPage() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const accountId = query.get('cuenta')
  const ofAccount = accountId ? { accountId } : {}
  const opened = useOpenPeriod({
    lastDay: bank.lastDay,
    input: { query: ofAccount },
    chosen: daysInAddress(query),
  })
  const reconciliationQuery = useCall(bank.reconciliation, {
    query: { ...opened.period, ...ofAccount },
  })
  const shown = reconciliationQuery.lastAnswer?.data.reconciliation
  const bridgesQuery = useCall(terminals.bridges, {})
  const bridges = bridgesQuery.lastAnswer?.data.bridges
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={shown && <ImportStatement accountId={shown.account.id} />}
      />
      <PeriodFields opened={opened}>
        {shown && shown.accounts.length > 1 && (
          <SelectField
            label={copy.account}
            value={shown.account.id}
            onChange={({ target }) => void change({ cuenta: target.value })}
            options={shown.accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          />
        )}
      </PeriodFields>
      <Fetched fetchings={[reconciliationQuery, bridgesQuery, ...opened.fetchings]}>
        {shown && bridges && (
          <div className="grid gap-8">
            {shown.hasMore && <Notice tone="warning">{copy.more}</Notice>}
            <ReconciliationSums {...shown} />
            {shown.statements.length === 0 && (
              <EmptyState art={<NoResults />} title={copy.noStatement} text={copy.noStatementText} />
            )}
            <TerminalsSection bridges={bridges} accounts={shown.accounts} />
            <OpenLines
              {...shown}
              bridges={bridges.filter(({ terminal }) => terminal.bankAccountId === shown.account.id)}
            />
            <MatchedLines matched={shown.matched} />
            <Statements statements={shown.statements} />
          </div>
        )}
      </Fetched>
    </>
  )
}
