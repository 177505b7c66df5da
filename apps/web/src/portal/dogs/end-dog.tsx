import type { Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { endedDogsCopy as copy } from '../../copy/portal/dogs.ts'
import { EndDogDialog } from '../../shared/people/end-dog-dialog.tsx'
import { Button } from '../../ui/controls/button.tsx'

/** Discreet link for an owner whose dog no longer comes. */
export function EndDog({ dog }: { dog: Dog }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button tone="quiet" className="[overflow-wrap:anywhere]" onClick={() => setOpen(true)}>
        {copy.open(dog.name)}
      </Button>
      <EndDogDialog dog={dog} text={copy.text(dog.name)} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
