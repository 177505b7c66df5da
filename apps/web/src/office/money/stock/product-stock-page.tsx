import { formatPesos, stock, type StockLevel, centavosIn } from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { MissingRecord, RecordSection } from '../../kit/record-page-parts.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { CountStock } from './count-stock.tsx'
import { PiecesLeft } from './pieces-left.tsx'
import { RecordLoss } from './record-loss.tsx'
import { StockMovements } from './stock-movements.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { StockForm, piecesIn } from './stock-form.tsx'

export const meta = officeMeta(copy.title)

const back = { to: paths.officeStock(), label: copy.back }

/** One product: stock, value, and all its movements. */
export default function ProductStockPage() {
  const { id = '' } = useParams()
  const isId = /^\d{1,9}$/.test(id)
  const found = useCall(stock.levels, isId ? { query: { productId: id } } : null)
  const level = found.answer?.data.stock[0]
  if (!isId || (found.status === 'ready' && !level)) return <MissingRecord copy={copy} back={back} />
  return <Fetched fetchings={[found]}>{level && <OneProduct level={level} />}</Fetched>
}

type Act = 'lose' | 'count' | 'minimum' | 'cost'

function OneProduct({ level }: { level: StockLevel }) {
  const mayWrite = useCanWrite('products')
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const { name, reserved, minimum, averageCostCentavos, valueCentavos } = level
  return (
    <>
      <PageHeader
        title={name}
        back={back}
        actions={
          mayWrite && (
            <>
              <Button tone="secondary" onClick={() => setAct('lose')}>
                {copy.lose}
              </Button>
              <Button onClick={() => setAct('count')}>{copy.count}</Button>
            </>
          )
        }
      />
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8">
        <dl className="grid items-baseline gap-x-6 gap-y-2 tabular sm:grid-cols-[auto_1fr]">
          <Fact name={copy.stock}>
            <span className="inline-flex flex-wrap items-center gap-x-4">
              <PiecesLeft of={level} />
              {!level.active && <StateChip tone="missing">{copy.retired}</StateChip>}
            </span>
          </Fact>
          <Fact name={copy.reserved}>{copy.pieces(reserved)}</Fact>
          <Fact name={copy.minimum}>
            <span className="inline-flex flex-wrap items-center gap-x-4">
              <span>{minimum === null ? copy.noMinimum : copy.pieces(minimum)}</span>
              {mayWrite && (
                <Button tone="quiet" size="snug" onClick={() => setAct('minimum')}>
                  {copy.changeMinimum}
                </Button>
              )}
            </span>
          </Fact>
          <Fact name={copy.averageCost}>
            {averageCostCentavos === null ? (
              <span className="inline-flex flex-wrap items-center gap-x-4">
                {copy.unknownCost}
                {mayWrite && level.stock > 0 && (
                  <Button tone="quiet" size="snug" onClick={() => setAct('cost')}>
                    {copy.setCost}
                  </Button>
                )}
              </span>
            ) : (
              formatPesos(averageCostCentavos)
            )}
          </Fact>
          <Fact name={copy.value}>{formatPesos(valueCentavos)}</Fact>
        </dl>
        <RecordSection title={copy.movements}>
          <StockMovements productId={level.productId} />
        </RecordSection>
      </div>
      {act === 'lose' && <RecordLoss level={level} onClose={close} />}
      {act === 'count' && <CountStock level={level} onClose={close} />}
      {act === 'cost' && <SetCost level={level} onClose={close} />}
      {act === 'minimum' && <SetMinimum level={level} onClose={close} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 max-sm:mb-1">{children}</dd>
    </div>
  )
}

const { costing: costingCopy } = copy

/** Sets the cost of the initial stock. */
function SetCost({
  level: { productId, name, stock: pieces },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const [cost, setCost] = useState('')
  const [wrong, setWrong] = useState<string>()
  const centavos = centavosIn(cost)
  const inputOf = () => {
    const isRight = centavos !== null && centavos > 0
    setWrong(isRight ? undefined : costingCopy.wrong)
    return isRight ? { body: { productId, unitCostCentavos: centavos } } : undefined
  }
  return (
    <StockForm
      spec={stock.setCost}
      title={costingCopy.title(name)}
      submit={costingCopy.submit}
      inputOf={inputOf}
      successText={({ data }) => costingCopy.done(data.stockMovement)}
      onClose={onClose}
    >
      <p>{costingCopy.lead(pieces)}</p>
      <TextField
        kind="money"
        label={costingCopy.field}
        error={wrong}
        value={cost}
        onChange={({ target }) => {
          setCost(target.value)
          setWrong(undefined)
        }}
      />
      <output className="tabular">
        {centavos !== null && centavos > 0 && costingCopy.worth(formatPesos(centavos * pieces))}
      </output>
    </StockForm>
  )
}

const { minimumDialog: minimumDialogCopy } = copy

/** Sets the stock level that triggers a notification; empty turns it off. */
function SetMinimum({
  level: { productId, name, minimum },
  onClose,
}: {
  level: StockLevel
  onClose: () => void
}) {
  const [written, setWritten] = useState(String(minimum ?? ''))
  const [wrong, setWrong] = useState<string>()

  const inputOf = () => {
    const pieces = piecesIn(written)
    const isRight = pieces !== null || written.trim() === ''
    setWrong(isRight ? undefined : minimumDialogCopy.wrong)
    return isRight ? { params: { id: String(productId) }, body: { minimum: pieces } } : undefined
  }
  return (
    <StockForm
      spec={stock.setMinimum}
      title={minimumDialogCopy.title(name)}
      submit={minimumDialogCopy.submit}
      inputOf={inputOf}
      successText={({ data }) => minimumDialogCopy.done(data.level)}
      onClose={onClose}
    >
      <p>{minimumDialogCopy.lead}</p>
      <TextField
        kind="number"
        label={minimumDialogCopy.field}
        hint={minimumDialogCopy.hint}
        error={wrong}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </StockForm>
  )
}
