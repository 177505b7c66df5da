import type { Dog } from '@rumi/data-layer'
import { carePlanCopy as copy } from '../../copy/shared/care.ts'
import { CarePlan } from '../../shared/care/care-plan.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Plan of a dog's meals, medicines and walks, written by its owner. */
export const DogCarePlan = ({ dog }: { dog: Dog }) => (
  <Card as="section">
    <h2 className="text-lg">{copy.title}</h2>
    <p className="mb-3 text-ink-soft">{copy.lead}</p>
    <CarePlan dog={dog} mayWrite frame={QueryResult} />
  </Card>
)
