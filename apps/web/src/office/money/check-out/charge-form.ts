import {
  centavosIn,
  deskMethods,
  formatPesos,
  percentOf,
  splitCharge,
  tipPercents,
  type ChargePart,
  type ChargedTarget,
  type ChargeRow,
  type DeskMethod,
  discountReasonLength,
  shareDiscount,
} from '@rumi/contract'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'

export type MoneyMethod = Exclude<DeskMethod, 'credit'>
export const moneyMethods = deskMethods.filter((method): method is MoneyMethod => method !== 'credit')
export const moneyMethodOf = (value: string) => moneyMethods.find((method) => method === value) ?? 'cash'

export type Tip = { choice: (typeof tipPercents)[number] | 'own'; own: string; for: string }
/** Part of a payment by another method; the first method covers the rest. */
export type OtherPart = { key: string; method: MoneyMethod; amount: string; reference: string }

/** Input of the check-out form. */
export type ChargeForm = {
  tip: Tip
  method: MoneyMethod
  reference: string
  usesCredit: boolean
  others: readonly OtherPart[]
  received: string
  /** Discount on the services; null if untouched. */
  discount: { amount: string; reason: string } | null
}

/** Open item that the sheet offers to charge. */
export type OfferedLine = {
  key: string
  target: ChargedTarget
  /** Products sell at their list price. */
  isOfShop?: boolean
  /** No service for a dog. */
  isFee?: boolean
  /** Not due yet; charged only if selected. */
  isLater?: boolean
  concept: string
  note: string
  leftCentavos: number
}

export const emptyForm = (method: MoneyMethod): ChargeForm => ({
  tip: { choice: 0, own: '', for: '' },
  method,
  reference: '',
  usesCredit: false,
  others: [],
  received: '',
  discount: null,
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

type Charged = { chosen: readonly OfferedLine[]; creditCentavos: number }

/** Discount per service charged; null if the amount is invalid or above the services' price. */
function discountOf({ discount }: ChargeForm, chosen: readonly OfferedLine[]) {
  const amount = discount && discount.amount.trim() !== '' ? centavosIn(discount.amount) : 0
  const services = chosen.filter(
    ({ target, isOfShop }) => !isOfShop && ('bookingId' in target || 'extra' in target),
  )
  const left = services.map(({ leftCentavos }) => leftCentavos)
  const problem =
    amount === null
      ? copy.notAnAmount
      : amount > sum(left)
        ? copy.discountTooMuch(formatPesos(sum(left)))
        : amount > 0 && (discount?.reason.trim() ?? '').length < discountReasonLength.min
          ? copy.discountNeedsReason
          : undefined
  const total = Math.min(amount ?? 0, sum(left))
  const shares = shareDiscount(left, total)
  const of = services
    .map(({ key, target }, at) => ({ key, target, amountCentavos: shares[at] ?? 0 }))
    .filter(({ amountCentavos }) => amountCentavos > 0)
  return { total, of, problem }
}

/** Totals of a form, in centavos; `problem` explains why it cannot be charged. */
export function sumsOf(form: ChargeForm, { chosen: whole, creditCentavos }: Charged) {
  const off = discountOf(form, whole)
  const chosen = whole.map((line) => ({
    ...line,
    leftCentavos: line.leftCentavos - (off.of.find(({ key }) => key === line.key)?.amountCentavos ?? 0),
  }))
  const charged = sum(chosen.map(({ leftCentavos }) => leftCentavos))
  const ownTip = form.tip.own.trim() === '' ? 0 : centavosIn(form.tip.own)
  const tip = form.tip.choice === 'own' ? ownTip : percentOf(tippedCentavos(chosen), form.tip.choice)
  const amounts = form.others.map(({ amount }) => centavosIn(amount))
  const total = charged + (tip ?? 0)
  const credit = form.usesCredit ? Math.min(creditCentavos, charged) : 0
  const rest = total - credit - sum(amounts.map((amount) => amount ?? 0))
  const parts = partsOf(form, { credit, rest, amounts })
  const cash = sum(
    parts.filter(({ method }) => method === 'cash').map(({ amountCentavos }) => amountCentavos),
  )
  const rows = rest < 0 ? null : splitCharge(linesOf(chosen), parts, tip ?? 0)
  const problem =
    off.problem ??
    (tip === null || amounts.includes(null)
      ? copy.notAnAmount
      : rest < 0
        ? copy.tooMuch
        : rows === null
          ? charged === 0
            ? copy.tipNeedsCharge
            : copy.tipNeedsMoney
          : tooLittleCash(form.received, cash))
  return {
    off,
    received: cash > 0 ? (centavosIn(form.received) ?? 0) : 0,
    charged,
    tip,
    total,
    credit,
    rest,
    cash,
    rows: withTipFor(rows, form.tip.for),
    problem,
  }
}

/** Error if the cash received is less than the cash due. */
function tooLittleCash(received: string, cashCentavos: number) {
  if (received.trim() === '' || cashCentavos === 0) return undefined
  const centavos = centavosIn(received)
  if (centavos === null) return copy.notAnAmount
  return centavos < cashCentavos ? copy.missing(formatPesos(cashCentavos - centavos)) : undefined
}

/** A tip belongs to services for the dog; a pass or product carries it only if nothing else is charged. */
const tippedCentavos = (chosen: readonly OfferedLine[]) => {
  const visits = chosen.filter(
    ({ target, isOfShop, isFee }) => !isFee && ('bookingId' in target || ('extra' in target && !isOfShop)),
  )
  return sum((visits.length > 0 ? visits : chosen).map(({ leftCentavos }) => leftCentavos))
}

type Of = { target: ChargedTarget; amountCentavos: number }

/** Merges amounts per subject: a visit and its late pick-up fee are one payment and one discount. */
export const onceEach = (of: readonly Of[]): Of[] =>
  [...Map.groupBy(of, ({ target }) => JSON.stringify(target)).values()].map((same) => ({
    target: same[0]!.target,
    amountCentavos: sum(same.map(({ amountCentavos }) => amountCentavos)),
  }))

const linesOf = (chosen: readonly OfferedLine[]) =>
  onceEach(chosen.map(({ target, leftCentavos }) => ({ target, amountCentavos: leftCentavos })))

type Amounts = { credit: number; rest: number; amounts: readonly (number | null)[] }

const partsOf = (
  { method, reference, others }: ChargeForm,
  { credit, rest, amounts }: Amounts,
): ChargePart[] =>
  [
    { method: 'credit' as const, amountCentavos: credit },
    { method, amountCentavos: rest, reference: method === 'cash' ? '' : reference },
    ...others.map((other, at) => ({
      method: other.method,
      amountCentavos: amounts[at] ?? 0,
      reference: other.method === 'cash' ? '' : other.reference,
    })),
  ].filter(({ amountCentavos }) => amountCentavos > 0)

/** Shows the recipient of the tip only beside the tip. */
const withTipFor = (rows: readonly ChargeRow<ChargedTarget>[] | null, tipFor: string) =>
  (rows ?? []).map(({ tipCentavos, ...row }) => ({
    ...row,
    ...(tipCentavos > 0 && { tipCentavos, ...(tipFor && { tipFor }) }),
  }))
