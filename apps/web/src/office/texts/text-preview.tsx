import { texts, type KeptText } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { officeTextsCopy } from '../../copy/office-texts.ts'
import { useSendCall } from '../../shared/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedChoice } from '../../ui/segmented-choice.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { previewPath } from './preview-path.ts'

const { preview: copy } = officeTextsCopy

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

export type Draft = { text: KeptText; value: string; pageName: string }

/** A page with words that nobody has saved yet, as wide as a phone or as a computer. */
export function TextPreview({ draft, onClose }: { draft: Draft | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={draft !== undefined}
      onClose={onClose}
      title={copy.title(draft?.pageName ?? '')}
      closeLabel={copy.close}
      size="large"
    >
      {draft && <DraftedPage draft={draft} />}
    </Dialog>
  )
}

function DraftedPage({ draft: { text, value } }: { draft: Draft }) {
  const sendCall = useSendCall()
  const [width, setWidth] = useState<Width>('phone')
  const [html, setHtml] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const { key, page } = text

  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const outcome = await sendCall(texts.preview, {
        body: { path: previewPath(page), drafts: { [key]: value } },
      })
      if (isLeft) return
      if (outcome.ok) setHtml(outcome.answer.data.html)
      else setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [sendCall, key, page, value])

  if (trouble) return <Notice tone="problem">{trouble}</Notice>
  return (
    <div className="grid gap-3">
      <div className="justify-self-start">
        <SegmentedChoice
          legend={copy.width}
          name="preview-width"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'phone', label: copy.phone },
            { value: 'desktop', label: copy.desktop },
          ]}
        />
      </div>
      {html === undefined ? (
        <SkeletonList label={copy.loading} className="h-96" />
      ) : (
        <PreviewFrame html={html} widthPx={widths[width]} shows={value} title={copy.frame} />
      )}
    </div>
  )
}
