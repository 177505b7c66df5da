import { paths } from '../../shared/paths.ts'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { dogsCopy } from '../../copy/dogs.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The address names a dog that is none of the owner's. */
export function NoSuchDog() {
  return (
    <EmptyState
      art={<NoResults />}
      title={errorMessagesCopy.missingTitle}
      action={<LinkButton to={paths.dogs()}>{dogsCopy.backToDogs}</LinkButton>}
    />
  )
}
