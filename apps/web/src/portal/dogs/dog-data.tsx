import { formatDate } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Pencil } from 'lucide-react'
import { paths } from '../../shared/business/paths.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

/** Longest text that fits two columns on a phone. */
const shortFact = 16

/** Data of a dog; omits unanswered fields except those the business needs. */
export function DogData({ dog }: { dog: Dog }) {
  const facts = [
    [dogsCopy.birthDate, formatDate(dog.birthDate)],
    [dogsCopy.color, dog.color],
    [dogsCopy.weightKg, dog.weightKg === null ? '' : `${dog.weightKg} ${dogsCopy.kilos}`],
    [
      dogsCopy.sterilisedOf[dog.sex],
      dog.sterilised === null ? dogsCopy.noData : dog.sterilised ? dogsCopy.yes : dogsCopy.no,
    ],
    [dogsCopy.feeding, dog.feeding || dogsCopy.noData],
    [dogsCopy.medication, dog.medication || dogsCopy.noData],
    [dogsCopy.allergies, dog.allergies || dogsCopy.noData],
    [dogsCopy.temperament, dog.temperament],
    [dogsCopy.microchip, dog.microchip],
    [dogsCopy.ruac, dog.ruac],
    [dogsCopy.pickupOf[dog.sex], dog.pickup],
    [dogsCopy.emergencyContact, dog.emergencyContact],
    [dogsCopy.vet, dog.vet],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]))
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{dogsCopy.data}</h2>
        <LinkButton tone="secondary" to={paths.editDog(dog._id)}>
          <Pencil className="size-5" aria-hidden="true" />
          {dogsCopy.edit}
        </LinkButton>
      </div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3 sm:grid-cols-1">
        {facts.map(([term, fact]) => (
          <div
            key={term}
            className={`grid content-start sm:grid-cols-[11rem_1fr] sm:gap-4 ${fact.length > shortFact ? 'max-sm:col-span-full' : ''}`}
          >
            <dt className="text-sm text-ink-soft sm:text-base">{term}</dt>
            <dd className="whitespace-pre-line first-letter:uppercase [overflow-wrap:anywhere]">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
