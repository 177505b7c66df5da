import type { SitePlan } from '@rumi/contract'
import { type ComponentType, useState, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { type PlansCopy, plansCopy } from '../../copy/site/page-copy.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { Arriving } from '../arriving.tsx'
import type { QuoteDialogProps } from '../quotes/quote-dialog.tsx'
import { anchors } from '../sections/section-items.ts'
import { SectionTitle } from '../sections/section-title.tsx'
import type { ArrivingPlans } from './load-plans.ts'
import { PlanCard } from './plan-card.tsx'
import { carouselCopy } from '../../copy/site/chrome.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'

type PlanCarouselProps = {
  label: string
  plans: readonly SitePlan[]
  renderCard: (plan: SitePlan) => ReactNode
}

/** Plans or packages of a service in a row with arrows (spec §2). */
const PlanCarousel = ({ label, plans, renderCard }: PlanCarouselProps) => (
  <Carousel
    label={label}
    words={carouselCopy}
    perViewClassName="[--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
    gapPx={24}
    slides={plans.map((plan) => ({
      key: plan.slug,
      content: <div className="h-full pt-5 pb-6">{renderCard(plan)}</div>,
    }))}
  />
)

const loadDialog = async () => (await import('../quotes/quote-dialog.tsx')).QuoteDialog

/** Plans and packages of a page, or placeholders while they load. */
export function PlansSection({ title, lead, ...copy }: PlansCopy) {
  const { plans } = useLoaderData<ArrivingPlans>()
  return (
    <section id={anchors.plans} className="shell section-y">
      <SectionTitle title={title} lead={lead} />
      <Arriving value={plans} waiting={<SkeletonList label={plansCopy.loading} className="h-80" />}>
        {(arrived) =>
          arrived && arrived.length > 0 ? (
            <Plans plans={arrived} {...copy} />
          ) : (
            <ContactLink text={arrived ? plansCopy.none : plansCopy.failed} />
          )
        }
      </Arriving>
    </section>
  )
}

type PlansProps = Pick<PlansCopy, 'carouselLabel' | 'buttonText'> & { plans: readonly SitePlan[] }

/** 'Cotizar' opens a dialog that loads on demand (decision 12). */
function Plans({ plans, carouselLabel, buttonText }: PlansProps) {
  const [QuoteDialog, setQuoteDialog] = useState<ComponentType<QuoteDialogProps>>()
  const [plan, setPlan] = useState<SitePlan>()
  const [waitingFor, setWaitingFor] = useState<string>()
  const [failed, setFailed] = useState(false)

  const open = async (chosen: SitePlan) => {
    setWaitingFor(chosen.slug)
    setFailed(false)
    try {
      const Loaded = await loadDialog()
      setQuoteDialog(() => Loaded)
      setPlan(chosen)
    } catch {
      setFailed(true)
    } finally {
      setWaitingFor(undefined)
    }
  }

  return (
    <>
      <PlanCarousel
        label={carouselLabel}
        plans={plans}
        renderCard={(shown) => (
          <PlanCard
            plan={shown}
            bookText={buttonText}
            onQuote={() => void open(shown)}
            waiting={waitingFor === shown.slug}
          />
        )}
      />
      {failed && <Notice tone="problem">{plansCopy.failedToQuote}</Notice>}
      {QuoteDialog && (
        <QuoteDialog plans={plans} plan={plan} onPlan={setPlan} onClose={() => setPlan(undefined)} />
      )}
    </>
  )
}

/** Contact link in place of missing cards. */
const ContactLink = ({ text }: { text: string }) => (
  <div className="grid justify-items-center gap-4 rounded-md bg-white p-8 text-center shadow-soft">
    <p className="measure">{text}</p>
    <LinkButton to={publicPaths.contact()}>{plansCopy.ask}</LinkButton>
  </div>
)
