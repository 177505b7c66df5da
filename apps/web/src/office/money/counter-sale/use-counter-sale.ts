import {
  chargeCalls,
  counterSales,
  formatPesos,
  type AnswerOf,
  type BodyOf,
  type Due,
  type DueLine,
} from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { emptyForm, sumsOf, type ChargeForm, type OfferedLine } from '../check-out/charge-form.ts'
import { isOutcomeUnknown } from '../check-out/use-check-out.ts'
import { ticketCentavos, ticketPieces, type Product, useTicket } from './ticket.ts'

export type Sold = AnswerOf<typeof counterSales.create>['data']
export type CounterSale = ReturnType<typeof useCounterSale>
type Paid = BodyOf<typeof counterSales.create>['payments'][number]

/** Key of the ticket's products, which have no order before payment. */
const ticketKey = 'ticket'

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

/** State of a counter sale: ticket, buyer, other open items, and the single call that books it. */
export function useCounterSale() {
  const sendCall = useSendCall()
  const { ticket, renew, ...pieces } = useTicket()
  const [clientId, setClientId] = useState('')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [form, setForm] = useState<ChargeForm>(() => emptyForm('cash'))
  const [problem, setProblem] = useState<string>()
  const [selling, setSelling] = useState(false)
  const [sold, setSold] = useState<Sold>()
  const dueQuery = useCall(chargeCalls.due, clientId ? { params: { id: clientId } } : null)
  /** Open items at the time of a sale without a response: an unchanged retry sends the same. */
  const [asSent, setAsSent] = useState<Due>()
  const due = clientId ? (asSent ?? dueQuery.answer?.data.due) : undefined
  const clearProblem = () => {
    setProblem(undefined)
    setAsSent(undefined)
  }

  const dues: OfferedLine[] = (due?.lines ?? []).map((line) => ({
    key: keyOf(line),
    target: line.target,
    concept: line.concept,
    note: line.isDue ? '' : checkoutCopy.notYet,
    leftCentavos: line.leftCentavos,
  }))
  const products: OfferedLine = {
    key: ticketKey,
    target: { extra: 0 },
    isOfShop: true,
    concept: copy.products(ticketPieces(ticket)),
    note: '',
    leftCentavos: ticketCentavos(ticket),
  }
  const chosen = [...(ticket.length > 0 ? [products] : []), ...dues.filter(({ key }) => taken.has(key))]
  const creditCentavos = due?.creditCentavos ?? 0
  const sums = sumsOf(form, { chosen, creditCentavos })

  async function sell() {
    setProblem(undefined)
    if (ticket.length === 0) return setProblem(copy.chooseProduct)
    if (sums.problem) return setProblem(sums.problem)
    setSelling(true)
    const outcome = await sendCall(counterSales.create, {
      body: {
        ...(clientId && { clientId }),
        items: ticket.map(({ product, quantity }) => ({ productId: product.id, quantity })),
        expectedTotalCentavos: ticketCentavos(ticket),
        ...(sums.received > 0 && { receivedCentavos: sums.received }),
        payments: sums.rows.map(({ target, ...paid }): Paid =>
          'extra' in target ? paid : { ...paid, target },
        ),
      },
    })
    if (outcome.ok) {
      setSelling(false)
      return setSold(outcome.answer.data)
    }
    const { message, issues } = outcome.refusal
    if (isOutcomeUnknown(outcome.refusal)) {
      setAsSent(due)
      setProblem([message, checkoutCopy.maybeCharged].join(' '))
      return setSelling(false)
    }
    const [changed] = await Promise.all([renew(outcome.refusal), dueQuery.again()])
    setProblem([...new Set([message, ...issues.map((issue) => issue.message), ...changed])].join(' '))
    setSelling(false)
  }

  return {
    ticket,
    add: (product: Product) => {
      clearProblem()
      pieces.add(product)
    },
    change: (product: Product, quantity: number) => {
      clearProblem()
      pieces.change(product, quantity)
    },
    clientId,
    chooseClient: (id: string) => {
      clearProblem()
      setClientId(id)
      setTaken(new Set())
      setForm((now) => ({ ...now, usesCredit: false }))
    },
    queries: clientId ? [dueQuery] : [],
    dues,
    leftOut: new Set(dues.map(({ key }) => key).filter((key) => !taken.has(key))) as ReadonlySet<string>,
    leaveOut: (key: string, isLeftOut: boolean) => {
      clearProblem()
      setTaken((now) => new Set(isLeftOut ? [...now].filter((one) => one !== key) : [...now, key]))
    },
    creditCentavos,
    form,
    changeForm: (changes: Partial<ChargeForm>) => {
      clearProblem()
      setForm((now) => ({ ...now, ...changes }))
    },
    sums,
    total: formatPesos(sums.total),
    problem,
    selling,
    sell,
    sold,
  }
}
