import { Search } from 'lucide-react'
import { useState } from 'react'
import { officeCopy, commandPaletteCopy } from '../../copy/office/frame/office.ts'
import { CommandPalette, destinationSearch } from './command-palette/command-palette.tsx'
import { KeysDialog } from '../kit/keys/keys-dialog.tsx'
import { isTyping, useKeydown } from '../kit/keys/use-section-keys.ts'

type OfficeKeys = { onAnywhere: () => void; onHelp: () => void }

/** Global keys: `Ctrl K` opens the palette, and `?` shows the keys in sections without their own. */
function useOfficeKeys({ onAnywhere, onHelp }: OfficeKeys) {
  useKeydown((event) => {
    if (event.defaultPrevented) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onAnywhere()
    } else if (event.key === '?' && !isTyping(event.target) && !document.querySelector('dialog[open]')) {
      // Runs after the section's own listener, in whichever order they subscribe.
      setTimeout(() => {
        if (!event.defaultPrevented) onHelp()
      })
    }
  })
}

/** Palette by `Ctrl K` or touch, and the default keys for sections without their own. */
export function GoAnywhere() {
  const [shown, setShown] = useState<'palette' | 'keys'>()
  const close = () => setShown(undefined)
  useOfficeKeys({ onAnywhere: () => setShown('palette'), onHelp: () => setShown('keys') })
  // Preloads for keyboard users, who type on without waiting.
  useKeydown(() => void destinationSearch.fetchAhead())
  return (
    <>
      <button
        type="button"
        onClick={() => setShown('palette')}
        onPointerEnter={() => void destinationSearch.fetchAhead()}
        onFocus={() => void destinationSearch.fetchAhead()}
        className="flex min-h-12 items-center max-md:max-w-40 max-md:grow gap-2 rounded-full border-2 border-line-strong bg-white px-3 text-ink-soft hover:border-ink hover:text-ink md:max-lg:size-10 md:max-lg:justify-center md:max-lg:px-0 md:min-h-10"
      >
        <Search className="size-5 shrink-0" aria-hidden="true" />
        <span className="md:max-lg:sr-only">{commandPaletteCopy.open}</span>
        <kbd className="ml-auto font-sans text-sm max-lg:hidden">{commandPaletteCopy.shortcut}</kbd>
      </button>
      <CommandPalette open={shown === 'palette'} onClose={close} />
      <KeysDialog open={shown === 'keys'} onClose={close} keys={officeCopy.everywhereKeys} />
    </>
  )
}
