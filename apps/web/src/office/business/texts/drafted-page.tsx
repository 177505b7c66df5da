import { useEffect, useState } from 'react'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SegmentedChoice } from '../../../ui/controls/segmented-choice.tsx'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const { preview: copy } = officeTextsCopy

const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

type Rendered = { ok: true; answer: { data: { html: string } } } | { ok: false; refusal: Refusal }

type DraftedPageProps = {
  /** Fetches the page; stable while the draft is unchanged. */
  fetchPage: () => Promise<Rendered>
  /** Text to scroll to. */
  shows?: string
}

/** Preview of a page with unsaved text, at phone or desktop width. */
export function DraftedPage({ fetchPage, shows }: DraftedPageProps) {
  const [width, setWidth] = useState<Width>('phone')
  const [html, setHtml] = useState<string>()
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    let isLeft = false
    const render = async () => {
      const outcome = await fetchPage()
      if (isLeft) return
      if (outcome.ok) setHtml(outcome.answer.data.html)
      else setTrouble(outcome.refusal.issues[0]?.message ?? outcome.refusal.message)
    }
    void render()
    return () => {
      isLeft = true
    }
  }, [fetchPage])

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
        <PreviewFrame html={html} widthPx={widths[width]} shows={shows} title={copy.frame} />
      )}
    </div>
  )
}
