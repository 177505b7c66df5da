import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { officeCopy, commandPaletteCopy as copy } from '../../../copy/office/frame/office.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Awaited } from '../../../shared/fetching/awaited.tsx'
import { lazyPart } from '../../../shared/fetching/lazy-part.ts'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'

/** The list is heavier than the rest of the bar, so it loads on first use. */
export const destinationSearch = lazyPart(
  async () => (await import('./destination-search.tsx')).DestinationSearch,
)

type CommandPaletteProps = { open: boolean; onClose: () => void }

/** Command palette: acts, sections by a few letters, dogs and clients by any of their words. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} closeLabel={officeCopy.close}>
      {open && <Search onGone={onClose} />}
    </Dialog>
  )
}

function Search({ onGone }: { onGone: () => void }) {
  const { part: DestinationSearch, fetching } = destinationSearch.usePart()
  if (DestinationSearch) return <DestinationSearch onGone={onGone} />
  return (
    <Awaited
      fetching={fetching}
      skeleton={<SkeletonList label={errorMessagesCopy.loading} count={6} className="h-10" />}
    />
  )
}
