import { NotFoundScene } from '../../art/scenes/empty/not-found-scene.tsx'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { Specimen } from './specimen.tsx'
import { useState } from 'react'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

const { chips, notices, empty, trouble, progress } = sistemaCopy

/** States: chips, notices, empty, error, loading. */
export function StateSpecimens() {
  return (
    <Specimen title={sistemaCopy.sections.states}>
      <div className="flex flex-wrap gap-3">
        {(['ok', 'soon', 'expired', 'review', 'missing', 'over', 'neutral'] as const).map((tone) => (
          <StateChip key={tone} tone={tone}>
            {chips[tone]}
          </StateChip>
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {(['ok', 'note', 'warning', 'problem'] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            {notices[tone]}
          </Notice>
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        <Card>
          <EmptyState
            art={<NotFoundScene />}
            title={empty.title}
            text={empty.text}
            action={<Button>{empty.action}</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title={trouble.title}
            text={trouble.text}
            retryLabel={trouble.retry}
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <SkeletonList label={sistemaCopy.loading} />
        </Card>
      </div>
      <ProgressBar label={progress.label} value={14} max={20} text={progress.text} />
    </Specimen>
  )
}

const { dialog, toasts } = sistemaCopy

/** Dialogs and other overlays. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimen title={sistemaCopy.sections.overlays}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>{dialog.open}</Button>
        <Button tone="secondary" onClick={() => showToast(toasts.ok)}>
          {toasts.ok}
        </Button>
        <Button tone="secondary" onClick={() => showToast(toasts.problem, 'problem')}>
          {toasts.problem}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={dialog.title}
        closeLabel={dialog.close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {dialog.keep}
            </Button>
            <Button tone="danger" onClick={close}>
              {dialog.cancel}
            </Button>
          </>
        }
      >
        <p>{dialog.text}</p>
      </Dialog>
    </Specimen>
  )
}
