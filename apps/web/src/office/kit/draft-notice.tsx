import { resourceScreenCopy as copy } from '../../copy/office/frame/resource-screen.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Says that a half-written form was restored, and offers to empty it. */
export const DraftNotice = ({ onStartAgain }: { onStartAgain: () => void }) => (
  <Notice>
    <div className="flex flex-wrap items-center justify-between gap-2">
      {copy.draftKept}
      <Button tone="quiet" size="small" onClick={onStartAgain}>
        {copy.startAgain}
      </Button>
    </div>
  </Notice>
)
