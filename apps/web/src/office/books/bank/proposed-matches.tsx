import { bank, formatPesos, refsOfBookLine, type Reconciliation } from '@rumi/contract'
import { Link } from 'react-router'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { paths } from '../../../shared/business/paths.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { dayOfLine, nameOfLine, bankLineText, bookLineText } from './bank-line-text.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { RejectButton, useBankAct } from './bank-acts.tsx'

type Pair = Reconciliation['proposed'][number]
type ProposedMatchesProps = { proposed: readonly Pair[]; onReject: (lineId: string) => void }

const matchOf = ({ line, bookLine }: Pair) => ({ lineId: line.id, bookLines: refsOfBookLine(bookLine) })
const everyOne = 'all'

/** Proposed matches with their evidence: strong ones are confirmed together, others one by one. */
export function ProposedMatches({ proposed, onReject }: ProposedMatchesProps) {
  const { busy, act } = useBankAct(bank.match)
  const strong = proposed.filter(({ isStrong }) => isStrong)
  if (proposed.length === 0) return null
  const match = (key: string, pairs: readonly Pair[]) =>
    void act(key, { body: { matches: pairs.map(matchOf) } }, copy.matched(pairs.length))
  return (
    <section aria-labelledby="proposed-matches" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proposed-matches" className="text-lg">
          {copy.proposed}
        </h2>
        {strong.length > 1 && (
          <Button tone="secondary" loading={busy === everyOne} onClick={() => match(everyOne, strong)}>
            {copy.matchAll(strong.length)}
          </Button>
        )}
      </div>
      <p className="measure text-ink-soft">{copy.proposedLead}</p>
      <DataTable
        unreadable={unreadableWithin.table}
        caption={copy.proposed}
        columns={columnsOf({
          busy,
          onMatch: (pair) => match(pair.line.id, [pair]),
          onReject,
        })}
        rows={proposed}
        rowKey={({ line }) => line.id}
      />
    </section>
  )
}

type PairActs = {
  busy: string | undefined
  onMatch: (pair: Pair) => void
  onReject: (lineId: string) => void
}

function PairActions({ pair, busy, onMatch, onReject }: PairActs & { pair: Pair }) {
  const { line } = pair
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        tone="secondary"
        size="snug"
        aria-label={copy.about(copy.match, nameOfLine(line))}
        loading={busy === line.id}
        onClick={() => onMatch(pair)}
      >
        {copy.match}
      </Button>
      <RejectButton line={line} onReject={onReject} />
    </span>
  )
}

const columnsOf = (acts: PairActs): readonly Column<Pair>[] => [
  {
    key: 'bank',
    header: copy.concept,
    cell: ({ line }) => (
      <span className="grid font-text">
        <span className="[overflow-wrap:anywhere]">{bankLineText(line)}</span>
        <span className="text-sm text-ink-soft">{dayOfLine(line)}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ line }) => <span className="font-strong">{formatPesos(line.amountCentavos)}</span>,
  },
  {
    key: 'books',
    header: copy.inBooks,
    card: 'whole',
    showsHeader: true,
    cell: ({ bookLine }) => (
      <span className="inline-grid">
        <Link
          to={paths.officeEntry(bookLine.entryId)}
          className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
        >
          {bookLineText(bookLine)}
        </Link>
        <span className="text-sm text-ink-soft">{dayOfLine(bookLine)}</span>
      </span>
    ),
  },
  {
    key: 'why',
    header: copy.why,
    card: 'whole',
    showsHeader: true,
    cell: ({ reasons, isStrong }) => (
      <span className="grid min-w-24 justify-items-start gap-1">
        {isStrong && <StateChip tone="ok">{copy.sure}</StateChip>}
        <span className="text-sm">
          {reasons.map((reason) => copy.reasons[reason]).join(', ') || copy.onlyAmount}
        </span>
      </span>
    ),
  },
  {
    key: 'actions',
    header: copy.actions,
    card: 'whole',
    cell: (pair) => <PairActions pair={pair} {...acts} />,
  },
]
