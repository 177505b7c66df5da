import {
  bank,
  formatPesos,
  refsOfBookLine,
  type BankLine,
  type BookLine,
  type TerminalBridge,
} from '@rumi/contract'
import { useState } from 'react'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { terminalsCopy } from '../../../copy/office/books/terminals.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'
import { SettleTerminal } from '../terminals/settle-terminal.tsx'
import { LineChoice } from './line-choice.tsx'
import { bankLineText, bookLineText } from './bank-line-text.ts'
import { useBankAct } from './bank-acts.tsx'

type MatchByHandProps = {
  bankLines: readonly BankLine[]
  bookLines: readonly BookLine[]
  /** Terminals that settle to this account. */
  bridges: readonly TerminalBridge[]
  /** Bank line of the last rejected proposal. */
  rejected: string | undefined
}

const keyOf = ({ entryId, position }: BookLine) => `${entryId} ${position}`

/** Manual matching: one bank line with the book lines of the same sum. */
export function MatchByHand({ bankLines, bookLines, bridges, rejected }: MatchByHandProps) {
  const { busy, act } = useBankAct(bank.match)
  const [lineId, setLineId] = useState<string>()
  const [isSettling, setIsSettling] = useState(false)
  const [keys, setKeys] = useState<readonly string[]>([])
  const line = bankLines.find(({ id }) => id === lineId)
  const chosen = bookLines.filter((one) => keys.includes(keyOf(one)))
  const booksCentavos = chosen.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  const leftCentavos = (line?.amountCentavos ?? 0) - booksCentavos
  if (bankLines.length === 0 && bookLines.length === 0) return null

  const clear = () => {
    setIsSettling(false)
    setLineId(undefined)
    setKeys([])
  }
  const match = async () => {
    if (!line) return
    const books = chosen.flatMap(refsOfBookLine)
    const done = await act(
      line.id,
      { body: { matches: [{ lineId: line.id, bookLines: books }] } },
      copy.matched(1),
    )
    if (done) clear()
  }

  return (
    <section aria-labelledby="match-by-hand" className="grid gap-4">
      <div className="grid gap-2">
        <h2 id="match-by-hand" className="text-lg">
          {copy.byHand}
        </h2>
        <p className="measure text-ink-soft">{copy.byHandLead}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <LineChoice
          kind="radio"
          title={copy.bankOnly}
          none={copy.bankOnlyNone}
          lines={bankLines.map((one) => ({ ...one, key: one.id, lineText: bankLineText(one) }))}
          chosen={line ? [line.id] : []}
          arrived={rejected}
          onChoose={(key) => setLineId(key)}
        />
        <LineChoice
          kind="checkbox"
          title={copy.booksOnly}
          none={copy.booksOnlyNone}
          lines={bookLines.map((one) => ({ ...one, key: keyOf(one), lineText: bookLineText(one) }))}
          chosen={chosen.map(keyOf)}
          onChoose={(key, isChosen) =>
            setKeys(isChosen ? [...keys, key] : keys.filter((known) => known !== key))
          }
        />
      </div>
      {(line || chosen.length > 0) && (
        <BottomActionBar>
          <output className="tabular">
            {copy.chosen(formatPesos(line?.amountCentavos ?? 0), formatPesos(booksCentavos))}{' '}
            <span className="font-strong">{whatIsLeft(line, chosen.length, leftCentavos)}</span>
          </output>
          <div className="flex flex-wrap gap-3">
            <Button tone="secondary" onClick={clear}>
              {copy.clear}
            </Button>
            {line && line.amountCentavos < 0 && chosen.length === 0 && (
              <AreaLinkButton tone="secondary" to={expenseOf(line)}>
                {copy.enterExpense}
              </AreaLinkButton>
            )}
            {line && line.amountCentavos > 0 && chosen.length === 0 && bridges.length > 0 && (
              <Button tone="secondary" onClick={() => setIsSettling(true)}>
                {terminalsCopy.settle}
              </Button>
            )}
            <Button
              disabled={!line || chosen.length === 0 || leftCentavos !== 0}
              loading={busy !== undefined}
              onClick={() => void match()}
            >
              {copy.match}
            </Button>
          </div>
        </BottomActionBar>
      )}
      {isSettling && line && (
        <SettleTerminal line={line} bridges={bridges} onClose={() => setIsSettling(false)} onDone={clear} />
      )}
    </section>
  )
}

const expenseOf = ({ id, day, concept, amountCentavos }: BankLine) =>
  paths.officeNewExpense({ banco: id, dia: day, concepto: concept, importe: `${amountCentavos}` })

function whatIsLeft(line: BankLine | undefined, books: number, leftCentavos: number) {
  if (!line) return copy.chooseBank
  if (books === 0) return copy.chooseBooks
  return leftCentavos === 0 ? copy.sumsAlike : copy.sumsApart(formatPesos(leftCentavos))
}
