/** What every page says about itself to search engines and shared links. */
export type PageCopy = { meta: { title: string; description: string } }

export type HeroCopy = { title: string; subtitle: string }
export type ItemCopy = { title: string; text: string }
export type QuestionCopy = { question: string; answer: string }

/** A plan or package as the specification lists its fields (spec §3); no price is shown (decision 23). */
export type PlanCopy = {
  /** What the booking address calls it. */
  slug: string
  planName: string
  billingCycle: string
  description: string
  features: readonly string[]
  isPopular?: boolean
}

/** spec §3, 'Plan or package card' */
export const planDefaults = { popularLabel: 'MÁS POPULAR', buttonText: 'Cotizar' } as const
