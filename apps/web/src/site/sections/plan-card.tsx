import { Check } from 'lucide-react'
import { planDefaults, type PlanCopy } from '../../copy/page-copy.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type PlanCardProps = {
  plan: PlanCopy
  /** Where its button leads. */
  to: string
  buttonText?: string
  popularLabel?: string
  /** Only where a plan has a price to show (decision 23). */
  price?: string
}

/** A plan or package with its button (spec §3, 'Display content'). */
export function PlanCard({ plan, to, price, ...words }: PlanCardProps) {
  const { buttonText, popularLabel } = { ...planDefaults, ...words }
  return (
    <article
      className={`relative flex h-full flex-col gap-4 rounded-md bg-white p-6 shadow-soft md:p-8 ${plan.isPopular ? 'border-4 border-primary' : 'border-4 border-transparent'}`}
    >
      {plan.isPopular && (
        <p className="absolute -top-4 left-1/2 -translate-x-1/2 rounded-full bg-primary px-4 py-1 text-sm font-display whitespace-nowrap text-on-primary">
          {popularLabel}
        </p>
      )}
      <div>
        <h3 className="text-xl">{plan.planName}</h3>
        <p className="font-strong text-rust">{[price, plan.billingCycle].filter(Boolean).join(' ')}</p>
      </div>
      <p>{plan.description}</p>
      <ul className="mb-2 grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-1 size-5 shrink-0 text-teal" strokeWidth={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <LinkButton
        to={to}
        tone={plan.isPopular ? 'primary' : 'secondary'}
        className="mt-auto"
        aria-label={`${buttonText}: ${plan.planName}`}
      >
        {buttonText}
      </LinkButton>
    </article>
  )
}
