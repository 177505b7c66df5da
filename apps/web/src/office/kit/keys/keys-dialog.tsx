import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

type KeysDialogProps = {
  open: boolean
  onClose: () => void
  /** Keys of this section; defaults to those of the board. */
  keys?: readonly (readonly [key: string, does: string])[]
}

/** Lists the keys of a section. */
export function KeysDialog({ open, onClose, keys = officeCopy.keyList }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={officeCopy.keysTitle} closeLabel={officeCopy.close}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 pb-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-cream px-2 py-1 font-sans font-strong">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
