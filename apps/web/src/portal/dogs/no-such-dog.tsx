import { paths } from '../../app/paths.ts'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { dogsCopy } from '../../copy/dogs.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The address names a dog that is none of the owner's. */
export function NoSuchDog() {
  return (
    <EmptyState
      art={<NoResults />}
      title={troubleCopy.missingTitle}
      action={<LinkButton to={paths.dogs()}>{dogsCopy.backToDogs}</LinkButton>}
    />
  )
}
