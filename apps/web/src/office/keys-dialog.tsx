import { officeCopy } from '../copy/office.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Every key of the board. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={officeCopy.keysTitle} closeLabel={officeCopy.close}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 pb-2">
        {officeCopy.keyList.map(([key, does]) => (
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
