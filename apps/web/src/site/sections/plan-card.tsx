import { Check } from 'lucide-react'
import { planDefaults, type PlanCopy } from '../../copy/page-copy.ts'
import { useHouse } from '../../shared/use-house.ts'
import { saidWithFacts, withFacts } from '../../shared/with-facts.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Where the button leads, or what it does here. */
type PlanChoice = { to: string } | { onChoose: () => void; waiting?: boolean }

type PlanCardProps = {
  plan: PlanCopy
  choice: PlanChoice
  buttonText?: string | undefined
  popularLabel?: string | undefined
  /** Only where a plan has a price to show (decision 23). */
  price?: string
}

/** A plan or package with its button (spec §3, 'Display content'). */
export function PlanCard({ plan, choice, price, buttonText, popularLabel }: PlanCardProps) {
  const { planName, billingCycle, description, features, isPopular } = plan
  const house = useHouse()
  return (
    <article
      className={`relative flex h-full flex-col gap-4 rounded-md border-4 bg-white p-6 shadow-soft md:p-8 ${isPopular ? 'border-primary' : 'border-transparent'}`}
    >
      {isPopular && (
        <p className="absolute -top-4 left-1/2 -translate-x-1/2 rounded-full bg-primary px-4 py-1 text-sm font-display whitespace-nowrap text-on-primary">
          {popularLabel ?? planDefaults.popularLabel}
        </p>
      )}
      <div>
        <h3 className="text-xl">{planName}</h3>
        <p className="font-strong text-rust">{[price, billingCycle].filter(Boolean).join(' ')}</p>
      </div>
      <p>{withFacts(description, house)}</p>
      <ul className="mb-2 grid gap-2">
        {saidWithFacts(features, house).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-5 shrink-0 text-teal" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} choice={choice} text={buttonText ?? planDefaults.buttonText} />
    </article>
  )
}

function PlanButton({ plan, choice, text }: { plan: PlanCopy; choice: PlanChoice; text: string }) {
  const look = {
    tone: plan.isPopular ? 'primary' : 'secondary',
    className: 'mt-auto',
    'aria-label': `${text}: ${plan.planName}`,
  } as const
  if ('to' in choice) {
    return (
      <LinkButton {...look} to={choice.to}>
        {text}
      </LinkButton>
    )
  }
  return (
    <Button {...look} aria-haspopup="dialog" loading={choice.waiting} onClick={choice.onChoose}>
      {text}
    </Button>
  )
}
