import { texts } from '@rumi/contract'
import { useCallback } from 'react'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DraftedPage } from './drafted-page.tsx'
import { MailPreview, type Draft } from './mail-preview.tsx'
import { previewPath } from './preview-path.ts'
import { belongsToMail } from './found-texts.ts'

const { preview: copy } = officeTextsCopy

/** Preview of a page or mail with unsaved text, at phone or desktop width. */
export function TextPreview({ draft, onClose }: { draft: Draft | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={draft !== undefined}
      onClose={onClose}
      title={copy.title(draft?.pageName ?? '')}
      closeLabel={copy.close}
      size="large"
    >
      {draft &&
        (belongsToMail(draft.text.key) ? <MailPreview draft={draft} /> : <DraftedText draft={draft} />)}
    </Dialog>
  )
}

function DraftedText({ draft: { text, value } }: { draft: Draft }) {
  const sendCall = useSendCall()
  const { key, page } = text
  const fetchPreview = useCallback(
    () => sendCall(texts.preview, { body: { path: previewPath(page), drafts: { [key]: value } } }),
    [sendCall, key, page, value],
  )
  return <DraftedPage fetchPage={fetchPreview} shows={value} />
}
