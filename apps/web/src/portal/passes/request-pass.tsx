import {
  dayOf,
  formatPesos,
  lastBookableDay,
  passOf,
  quotePass,
  formatDay,
  type CatalogService,
  type PassKind,
} from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { paths } from '../../shared/business/paths.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../shared/fetching/store.ts'
import { passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy, passKindText } from '../../shared/orders/pass-kind-copy.ts'
import { shownPassStatus } from '../../shared/orders/pass-status.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { QuoteCard } from '../book/price/quote-card.tsx'
import { TransferAccount } from '../../shared/orders/transfer-account.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { PayOnline, useIsPaidOnline } from '../payments/pay-online.tsx'
import { useMyPasses, type Pass } from './use-my-passes.ts'

type RequestPassProps = { kind: PassKind; service: CatalogService }

/** Pass with its price and a request form; links to booking if a valid pass exists, or shows the unpaid one. */
export function RequestPass({ kind, service }: RequestPassProps) {
  const send = useSend()
  const business = useBusiness()
  const today = businessToday()
  const { passes: mine, usable } = useMyPasses()
  const isPaidOnline = useIsPaidOnline()
  const copy = passKindCopy(kind)
  const [validFrom, setValidFrom] = useState(today)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [requested, setRequested] = useState<Pass>()
  const price = quotePass(kind, service.priceCentavos ?? 0, business, service.ivaTreatment)
  const pass = passOf(kind, validFrom, business)
  const [active] = usable(service.serviceType)
  const unpaid = mine.find((one) => one.kind === kind && shownPassStatus(one) === 'requested')

  const requestPass = async () => {
    setIsSending(true)
    setRefusal(undefined)
    const outcome = await send(passes.calls.create({ kind, validFrom }))
    setIsSending(false)
    if (outcome.ok) setRequested(outcome.answer)
    else setRefusal(outcome.refusal)
  }

  if (requested) {
    return (
      <section className="grid gap-4">
        <Notice tone="ok">
          <h1 className="text-lg">{passesCopy.asked}</h1>
          <p>{passesCopy.askedText(formatPesos(requested.leftCentavos), business.speiClabe)}</p>
          <TransferAccount />
          <PayOnline target={{ passId: requested.id }} amountCentavos={requested.leftCentavos} isFirst />
        </Notice>
        <LinkButton tone={isPaidOnline ? 'secondary' : 'primary'} to={paths.passes()}>
          {passesCopy.seeAll}
        </LinkButton>
        <LinkButton tone={isPaidOnline ? 'quiet' : 'secondary'} to={paths.book({ servicio: copy.reserve })}>
          {passesCopy.meanwhile}
        </LinkButton>
      </section>
    )
  }
  return (
    <>
      <PageHeader title={copy.name} lead={passKindText(kind, business.passes)} />
      <div className="grid gap-5">
        {active && (
          <Notice tone="ok">
            <p>{passesCopy.haveOne(passKindCopy(active.kind).name, copy.unit(active.unitsLeft))}</p>
            <LinkButton to={paths.book({ servicio: copy.reserve })} className="mt-3">
              {passesCopy.bookWithIt}
            </LinkButton>
          </Notice>
        )}
        {unpaid && (
          <Notice tone="warning">
            <p>
              {passesCopy.haveAsked(
                copy.name,
                formatDay(dayOf(unpaid.createdAt), today),
                formatPesos(unpaid.leftCentavos),
              )}
            </p>
            <LinkButton to={paths.passes()} className="mt-3">
              {passesCopy.seeAll}
            </LinkButton>
          </Notice>
        )}
        {refusal && <ActionableRefusal refusal={refusal} />}
        <DateField
          label={passesCopy.startsOn}
          {...(pass.validUntil && { hint: passesCopy.startsHint(business.passes.dayCareMonth.withinDays) })}
          min={today}
          max={lastBookableDay(Temporal.Now.instant(), business)}
          value={validFrom}
          onChange={(event) => setValidFrom(event.target.value || today)}
        />
        <p className="font-strong">
          {pass.validUntil
            ? passesCopy.validity(formatDay(validFrom, today), formatDay(pass.validUntil, today))
            : passesCopy.validFrom(formatDay(validFrom, today))}
        </p>
        <QuoteCard quote={{ ...price, ivaPercent: business.ivaPercent }} />
        <Button
          size="large"
          tone={active || unpaid ? 'secondary' : 'primary'}
          loading={isSending}
          onClick={requestPass}
        >
          {passesCopy.askFor(formatPesos(price.totalCentavos))}
        </Button>
        {!active && (
          <LinkButton tone="quiet" to={paths.book({ servicio: copy.reserve })}>
            {passesCopy.meanwhile}
          </LinkButton>
        )}
      </div>
    </>
  )
}
