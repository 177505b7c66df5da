import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

/** Called with what went wrong in a loader or while a page was drawn; the answer says no more than 500. */
export const renderFailure = createContext<(error: unknown) => void>((error) => console.error(error))

/** Draws a page whole before anything of it is sent: it is kept, and everybody gets the same. */
export default function drawPage(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8')
        const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream<Uint8Array>
        resolve(new Response(body, { status, headers }))
      },
      onShellError: reject,
    })
  })
}

type Failed = { context: Readonly<RouterContextProvider> }

/** An address that leads nowhere is no failure. */
function tellOfFailure(error: unknown, { context }: Failed) {
  if (!isRouteErrorResponse(error)) context.get(renderFailure)(error)
}

export { tellOfFailure as handleError }
