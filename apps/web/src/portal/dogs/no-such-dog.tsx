import { paths } from '../../shared/business/paths.ts'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

/** Page for a dog that does not belong to the owner. */
export function NoSuchDog() {
  return (
    <EmptyState
      art={<NoResults />}
      title={errorMessagesCopy.missingTitle}
      action={<LinkButton to={paths.dogs()}>{dogsCopy.backToDogs}</LinkButton>}
    />
  )
}
