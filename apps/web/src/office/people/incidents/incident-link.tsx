import type { Dog } from '@rumi/data-layer'
import { TriangleAlert } from 'lucide-react'
import { officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { paths } from '../../../shared/business/paths.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

/** Link from a card of the board to a new incident of its present dogs. */
export function IncidentLink({ dogs }: { dogs: readonly Dog[] }) {
  if (!useCanWrite('incidents') || dogs.length === 0) return null
  return (
    <LinkButton
      tone="quiet"
      size="snug"
      className="max-md:min-h-12"
      to={paths.officeNewIncident({ rumi: dogs.map(({ _id }) => _id).join(',') })}
    >
      <TriangleAlert className="size-4" aria-hidden="true" />
      {copy.boardLink}
      <span className="sr-only"> {dogs.map(({ name }) => name).join(', ')}</span>
    </LinkButton>
  )
}
