import { RotateCcw } from 'lucide-react'
import { uploadsCopy } from '../../copy/shared/uploads.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ProblemInSight } from '../../ui/forms/problem-in-sight.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'

type UploadProgressProps = {
  percent?: number | undefined
  trouble?: string | undefined
  /** Status text after the upload, while the server works. */
  afterwards?: string
  /** Retries a failed upload; absent if there is nothing to retry. */
  onAgain?: (() => void) | undefined
}

/** Upload progress, or the error with a retry of the same file. */
export function UploadProgress({ percent, trouble, afterwards, onAgain }: UploadProgressProps) {
  if (percent !== undefined)
    return (
      <div className="w-full max-w-xs">
        <ProgressBar
          label={percent === 100 && afterwards ? afterwards : uploadsCopy.onItsWay}
          value={percent}
          max={100}
          text={uploadsCopy.percent(percent)}
        />
      </div>
    )
  if (!trouble) return null
  return (
    <ProblemInSight>
      <span className="grid justify-items-start gap-3">
        {trouble}
        {onAgain && (
          <Button size="small" tone="secondary" onClick={onAgain}>
            <RotateCcw className="size-4" aria-hidden="true" />
            {uploadsCopy.again}
          </Button>
        )}
      </span>
    </ProblemInSight>
  )
}
