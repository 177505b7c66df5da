import { useState } from 'react'
import type { Outcome } from '../fetching/store.ts'
import { smallerPhoto } from '../../ui/forms/smaller-photo.ts'
import { uploadErrorMessage } from './upload-error-message.ts'

type Sending<Answer> = (file: File, onProgress: (share: number) => void) => Promise<Outcome<Answer>>

type UploadState = {
  /** How much of the file is on its way; undefined where none is. */
  percent?: number
  trouble?: string
  /** What did not arrive, so that it is sent again without being looked for again. */
  left?: File
}

/** Sends a file, made smaller where it is a photo, tells how far it is and keeps it when the line breaks. */
export function useUpload({ takesPdf, longestSidePx }: { takesPdf: boolean; longestSidePx?: number }) {
  const [state, setState] = useState<UploadState>({})

  /** Answers what the house said, undefined where the file never left or was not taken. */
  async function upload<Answer>(picked: File, send: Sending<Answer>): Promise<Answer | undefined> {
    setState({ percent: 0 })
    const file = await smallerPhoto(picked, longestSidePx)
    const trouble = uploadErrorMessage(file, { takesPdf })
    if (trouble) {
      setState({ trouble })
      return undefined
    }
    const outcome = await send(file, (share) => setState({ percent: Math.round(share * 100) }))
    if (outcome.ok) {
      setState({})
      return outcome.answer
    }
    const { issues, message } = outcome.refusal
    setState({ trouble: issues[0]?.message ?? message, left: file })
    return undefined
  }

  return { ...state, upload }
}
