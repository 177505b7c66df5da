import { useState } from 'react'
import type { Outcome } from '../fetching/store.ts'
import { smallerPhoto } from '../../ui/forms/smaller-photo.ts'
import { uploadErrorMessage } from './upload-error-message.ts'

type Sending<Answer> = (file: File, onProgress: (share: number) => void) => Promise<Outcome<Answer>>

type UploadState = {
  /** Upload progress; undefined if idle. */
  percent?: number
  trouble?: string
  /** File of a failed upload, stored for a retry. */
  left?: File
}

/** Uploads a file, scaled down if it is a photo, with progress; stores it for a retry after a connection loss. */
export function useUpload({ takesPdf, longestSidePx }: { takesPdf: boolean; longestSidePx?: number }) {
  const [state, setState] = useState<UploadState>({})

  /** Resolves to the server's response; undefined if the file was never sent or was rejected. */
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
